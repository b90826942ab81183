import type { TransportKind } from '../transports/transport';

/** Where phones connect from. `from` is empty where that is not known: over Bluetooth, and at some relays. */
export interface Place {
  readonly transport: TransportKind;
  readonly from: string;
}

/** A place from which wrong digits have come. */
export interface GuessingPlace extends Place {
  readonly wrong: number;
  /** NS17: links from there are closed at once. */
  readonly shutOut: boolean;
}

/** Places that are remembered: those with the fewest wrong digits make room. */
const MOST_PLACES = 16;

const isAt = (a: Place, b: Place): boolean => a.transport === b.transport && a.from === b.from;

/** NS17: the places from which wrong digits have come since the host invites, and those that the host has shut out. */
export class GuessingPlaces {
  private places: readonly GuessingPlace[] = [];

  /** Those with the most wrong digits first. */
  all(): readonly GuessingPlace[] {
    return this.places;
  }

  add(place: Place): void {
    const { wrong, shutOut } = this.at(place);
    this.put({ ...place, wrong: wrong + 1, shutOut });
  }

  shutOut(place: Place): void {
    this.put({ ...this.at(place), ...place, shutOut: true });
  }

  isShutOut(place: Place): boolean {
    return this.at(place).shutOut;
  }

  forget(): void {
    this.places = [];
  }

  private at(place: Place): Pick<GuessingPlace, 'wrong' | 'shutOut'> {
    return this.places.find((each) => isAt(each, place)) ?? { wrong: 0, shutOut: false };
  }

  private put(place: GuessingPlace): void {
    this.places = [...this.places.filter((each) => !isAt(each, place)), place]
      .sort((a, b) => Number(b.shutOut) - Number(a.shutOut) || b.wrong - a.wrong)
      .slice(0, MOST_PLACES);
  }
}
