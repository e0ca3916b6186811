import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { focusRing } from '../../../shared/theme/base-styles.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { transition } from '../../../shared/theme/motion.ts';
import { serif } from '../../../shared/theme/typography.data.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { CheckIcon } from '../../../shared/ui/icons/icons.ts';
import { currentStep, keptTogether, readStep, type InstructionStep } from '../instruction-steps.ts';
import { runsOf } from '../runs.ts';
import { SectionBar } from './section-bar.tsx';

const Group = styled('h3')({ ...typeStyle('h5'), lineHeight: '24px', padding: '8px 0 6px', 'div + div > &': { paddingTop: 20 } });
const Step = styled('label')({
  position: 'relative', display: 'grid', gridTemplateColumns: '40px minmax(0, 1fr)', gap: 16, padding: '12px 0 14px', cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:has(:focus-visible)': { ...focusRing, borderRadius: 4 },
  '&:has(:checked) [data-words]': { color: colour.ink3 },
  [media.belowSm]: { gridTemplateColumns: '36px minmax(0, 1fr)', gap: 12 },
  [media.print]: { gridTemplateColumns: '8mm minmax(0, 1fr)', gap: 0, breakInside: 'avoid', padding: '1.6mm 0' },
});
const Number = styled('b')({
  display: 'grid', placeItems: 'center', width: 40, height: 40, marginTop: -3, paddingTop: 2, borderRadius: '50%', color: colour.ink, transition: transition('background-color', 'color'),
  fontFamily: serif, fontWeight: 560, fontSize: '1.5rem', lineHeight: 1, fontVariantNumeric: 'lining-nums',
  '&[data-now]': { backgroundColor: colour.lemon, color: colour.onLemon }, '& .MuiSvgIcon-root': { fontSize: 24, color: colour.ink3 },
  [media.print]: { placeItems: 'start', width: 'auto', height: 'auto', margin: 0, padding: 0, fontSize: '14pt', lineHeight: 1.25, '&[data-now]': { color: colour.ink, backgroundColor: 'transparent' } },
});
const Words = styled('span')({ ...typeStyle('step'), display: 'block', textWrap: 'pretty', overflowWrap: 'anywhere', transition: transition('color'), [media.print]: { fontSize: '12pt', lineHeight: 1.48 } });
const Aside = styled('span')({ display: 'block', marginTop: 6, fontSize: '.9375rem', lineHeight: '22px', color: colour.ink2, '& b': { fontWeight: 600 } });

export interface InstructionListProps {
  instructions: readonly unknown[];
  /** The steps in English, one each, in place of the original ones. */
  translated: readonly string[] | null;
  language: string | undefined;
  children?: ReactNode;
}

/** The steps. A tap anywhere on one checks it off; the next that is not done is lit. */
export function InstructionList({ instructions, translated, language, children }: InstructionListProps) {
  const [done, setDone] = useState<ReadonlySet<number>>(new Set());
  const steps = instructions.map(readStep);
  const now = currentStep(done, steps.length);
  const toggle = (step: number) => setDone((before) => (before.has(step) ? new Set([...before].filter((other) => other !== step)) : new Set([...before, step])));
  return (
    <section aria-labelledby="instructions">
      <SectionBar title="Instructions" id="instructions">{children}</SectionBar>
      {steps.length === 0 && <p>No instructions available</p>}
      <div lang={translated ? 'en' : language}>
        {runsOf(steps, ({ group }) => group).map(({ heading, items }) => (
          <div key={items[0]?.index}>
            {heading && <Group>{heading}</Group>}
            <ol start={(items[0]?.index ?? 0) + 1}>
              {items.map(({ item, index }) => (
                <li key={index} aria-current={index === now ? 'step' : undefined}>
                  <OneStep step={item} number={index + 1} translation={translated?.[index]} done={done.has(index)} now={index === now} onToggle={() => toggle(index)} />
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}

interface OneStepProps {
  step: InstructionStep;
  number: number;
  translation: string | undefined;
  done: boolean;
  now: boolean;
  onToggle: () => void;
}

function OneStep({ step, number, translation, done, now, onToggle }: OneStepProps) {
  return (
    <Step>
      <input type="checkbox" checked={done} onChange={onToggle} />
      <Number {...(now && { 'data-now': '' })}>{done ? <CheckIcon /> : number}</Number>
      <span>
        <Words data-words="" dir="auto">{keptTogether((translation?.trim() || step.text) ?? 'Invalid instruction format')}</Words>
        {step.technique && <Aside><b>Technique</b> {step.technique}</Aside>}
        {step.tip && <Aside><b>Tip</b> {step.tip}</Aside>}
      </span>
    </Step>
  );
}
