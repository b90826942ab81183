type Cell = string | number;

/** A Markdown table, padded so that its source is readable. Numbers are aligned to the right. */
export function table(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const isNumber = head.map((_, column) =>
    rows.every((row) => typeof row[column] === 'number' || isFigure(row[column])),
  );
  const widths = head.map((title, column) =>
    Math.max(3, title.length, ...rows.map((row) => String(row[column]).length)),
  );
  const line = (cells: readonly Cell[]): string =>
    `| ${cells.map((cell, column) => pad(String(cell), widths[column] ?? 0, isNumber[column] ?? false)).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    isNumber[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}

const pad = (text: string, width: number, right: boolean): string =>
  right ? text.padStart(width) : text.padEnd(width);
const isFigure = (cell: Cell | undefined): boolean => /^([+−]?[\d.]+( %)?)?$/.test(String(cell));
