import type { NumberText } from '@convivio/culinary/show';
import { drawnFraction } from './with-fractions.tsx';

const characters: Record<string, string> = { '1/2': '½', '1/4': '¼', '3/4': '¾' };

/** Numbers as the kitchen writes them; two are a range. */
export function Numbers({ numbers }: { numbers: readonly NumberText[] }) {
  return numbers.map((number, at) => (
    <span key={at}>
      {at > 0 && '–'}
      <OneNumber {...number} />
    </span>
  ));
}

function OneNumber({ whole, fraction }: NumberText) {
  if (fraction === null) return whole;
  const text = fraction.join('/');
  const character = characters[text];
  // The whole number stays outside, or the font would draw it into the fraction.
  return (
    <>
      {whole && <>{whole}&nbsp;</>}
      {character ?? drawnFraction(text)}
    </>
  );
}
