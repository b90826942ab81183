import { useLingui } from '@lingui/react/macro';
import { pointsText } from '../../../i18n/points';
import { personNamed } from '../../../stores/people/person';
import { emblems } from '../../games/emblems';
import { storyOf } from '../../games/face';
import { gameIdOf } from '../../history/game-id-of';
import { usePeople } from '../../people/use-people';
import { useTheme } from '../../ui/theme/use-theme';
import { useFace, useSay } from '../FaceContext';
import { happeningsOf } from '../happenings';
import { useTableActions } from '../TableContext';
import { barsOf } from './bars';

/** Returns a function that draws the picture of the finished game, with this headline, in the theme of the screen. */
export function usePicture(): (headline: string, places: readonly number[]) => Promise<Uint8Array> {
  const { t, i18n } = useLingui();
  const theme = useTheme();
  const face = useFace();
  const say = useSay();
  const { played, store } = useTableActions();
  const persons = usePeople((people) => people.persons);
  return async (headline, places) => {
    const match = played();
    const { game, state } = match;
    const { seats } = store.getState();
    const happenings = happeningsOf(match);
    const bars = barsOf(seats.map((_, seat) => face.sources(state, seat, say, happenings)));
    const scores = game.scores(state);
    const id = gameIdOf(game.id);
    const [{ resultPicture }, { drawPicture }] = await Promise.all([
      import('../../picture/result-picture'),
      import('../../picture/draw-picture'),
    ]);
    const winners = seats.flatMap((_, seat) => (places[seat] === 1 ? [seat] : []));
    const picture = resultPicture(
      {
        game: id ? t(emblems[id].name) : '',
        headline,
        story: storyOf(face.highlights(happenings, match.opening.names, say), winners) ?? '',
        seats: seats.map(({ name, keeper }, seat) => ({
          name,
          person: keeper.kind === 'person' ? personNamed(persons, name) : null,
          place: places[seat] ?? 0,
          points: pointsText(i18n, scores[seat] ?? 0),
          parts: bars[seat] ?? [],
        })),
        panels: face.picture(state, theme),
      },
      theme,
    );
    return drawPicture(picture);
  };
}
