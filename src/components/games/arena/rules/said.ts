import { msg, plural } from '@lingui/core/macro';
import { X } from '../../../../engine/arena/state';
import type { Say } from '../../face';
import type { ThrowFacts } from '../words/throw-facts';
import { faceName, listed } from '../words/words';

/** The result of the reader's throw in words. */
export function thrownWords({ taken, crosses, lost, fates, thrown }: ThrowFacts, say: Say): string {
  if (taken.length > 0) {
    const list = listed(
      taken.map(({ face }) => faceName(face)),
      say,
    );
    const dice = taken.length;
    return say(msg`You take ${dice} dice: ${list}.`);
  }
  const own = fates.at(-1);
  if (thrown === 1 && own && own.face !== X) {
    const { face } = own;
    return say(msg`A ${face}, and nothing matches.`);
  }
  const gone = crosses + lost;
  return gone > 0
    ? say(
        msg`Nothing matches, and ${plural(gone, { one: '# die is', other: '# dice are' })} out of the game.`,
      )
    : say(msg`Nothing matches.`);
}
