import { useContext } from 'react';
import { type TypeName, type } from '../../ui/theme/type';
import { TypeSizeContext } from '../../ui/theme/type-size';
import { useTextScale } from '../../ui/theme/use-text-scale';

/** The height of so many lines of text that grows by `most` at most, in points. */
export function useLines(lines: number, kind: TypeName, most: number): number {
  const size = useContext(TypeSizeContext) * Math.min(useTextScale(), most);
  return lines * Math.round(type[kind].lineHeight * size);
}
