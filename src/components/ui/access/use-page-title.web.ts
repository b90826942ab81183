import { useContext, useEffect } from 'react';
import { InFrontContext } from './in-front';

const APP = 'Knobel';

/** Names the screen in the title of the page while it is in front. */
export function usePageTitle(title: string): void {
  const inFront = useContext(InFrontContext);
  useEffect(() => {
    if (inFront) document.title = title === APP ? APP : `${title} – ${APP}`;
  }, [inFront, title]);
}
