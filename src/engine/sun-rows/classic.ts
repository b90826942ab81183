export const classicCards: readonly string[] = Array.from({ length: 30 }, () => 'purple 5, yellow 3*, green 2, blue 4*, red 6');
