// A whole game of Senet: swaps, the water, passes, throws again.
import { wholeGame } from './whole.mjs';

wholeGame('senet', {
  end: 'Ann (White) wins: all pieces are home.',
  said: [
    'Ann (White): throw the sticks',
    'Ann (White) went from 1 to 4. Ben (Black) was pushed back from 4 to 1.',
    'Ben (Black) went from 6 to 7. Ann (White) was pushed back from 7 to 6.',
    'Ben (Black) went from 25 to 27. The water carried Ben (Black) from 27 to 15.',
    'Ann (White) went from 22 to 26. Ann (White) throws again.',
    'Ben (Black): no piece can go 5 steps – the turn passes',
    'Ben (Black) passed.',
    'Ann (White) took a piece off from 28.',
  ],
});
