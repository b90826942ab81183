import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PersonEmblem } from '../../stores/people/person';

export const emblemWords: Readonly<Record<PersonEmblem, MessageDescriptor>> = {
  leaf: msg({ message: 'Leaf', comment: 'the emblem of a person' }),
  star: msg({ message: 'Star', comment: 'the emblem of a person' }),
  fish: msg({ message: 'Fish', comment: 'the emblem of a person' }),
  moon: msg({ message: 'Moon', comment: 'the emblem of a person' }),
  heart: msg({ message: 'Heart', comment: 'the emblem of a person' }),
  boat: msg({ message: 'Boat', comment: 'the emblem of a person' }),
  bolt: msg({ message: 'Lightning', comment: 'the emblem of a person' }),
  clover: msg({ message: 'Clover', comment: 'the emblem of a person' }),
  drop: msg({ message: 'Drop', comment: 'the emblem of a person' }),
  crown: msg({ message: 'Crown', comment: 'the emblem of a person' }),
  key: msg({ message: 'Key', comment: 'the emblem of a person' }),
  bell: msg({ message: 'Bell', comment: 'the emblem of a person' }),
};
