import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { focusRing } from '../../../shared/theme/base-styles.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { transition } from '../../../shared/theme/motion.ts';
import { serif } from '../../../shared/theme/typography.data.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { CheckIcon } from '../../../shared/ui/icons/icons.ts';
import { currentStep, readStep, type InstructionStep } from './instruction-steps.ts';
import { groupByHeading } from '../../../kitchen/ingredient-list/groups.ts';
import { SectionBar } from '../section-bar.tsx';
import { StepText } from './step-text.tsx';
import type { ShownUnits } from '../../../kitchen/units/unit-choice.ts';
import { useTicks } from '../../../kitchen/ingredient-list/use-ticks.ts';

const Group = styled('h3')({
  ...typeStyle('h5'),
  lineHeight: '24px',
  padding: '8px 0 6px',
  'div + div > &': { paddingTop: 20 },
  [media.print]: {
    fontSize: '12.5pt',
    breakAfter: 'avoid',
    padding: '1.5mm 0 .5mm',
    'div + div > &': { paddingTop: '3mm' },
  },
});
const Item = styled('li')({ position: 'relative', [media.print]: { breakInside: 'avoid' } });
const Step = styled('label')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: 16,
  padding: '12px 0 14px',
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '&:has(input:focus-visible)': { ...focusRing, borderRadius: 4 },
  '@media screen': { '&:has(:checked) [data-words]': { color: colour.ink3 } },
  [media.belowSm]: { gridTemplateColumns: '36px minmax(0, 1fr)', gap: 12 },
  [media.print]: {
    gridTemplateColumns: '8mm minmax(0, 1fr)',
    gap: 0,
    padding: '1.6mm 0',
    '[data-dense] &': { padding: '1mm 0' },
  },
});
const Number = styled('b')({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  marginTop: -3,
  paddingTop: 2,
  borderRadius: '50%',
  color: colour.ink,
  transition: transition('background-color', 'color'),
  fontFamily: serif,
  fontWeight: 560,
  fontSize: '1.5rem',
  lineHeight: 1,
  fontVariantNumeric: 'lining-nums',
  '&[data-now]': { backgroundColor: colour.lemon, color: colour.onLemon },
  '& .MuiSvgIcon-root': { fontSize: 24, color: colour.ink3 },
  '&[data-done] > span': { display: 'none' },
  [media.print]: {
    placeItems: 'start',
    width: 'auto',
    height: 'auto',
    margin: 0,
    padding: 0,
    fontSize: '14pt',
    lineHeight: 1.25,
    '&[data-now]': { color: colour.ink, backgroundColor: 'transparent' },
    '&[data-done] > span': { display: 'inline' },
    '& .MuiSvgIcon-root': { display: 'none' },
  },
});
const Words = styled('span')({
  ...typeStyle('step'),
  display: 'block',
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  transition: transition('color'),
  [media.print]: {
    fontSize: '12pt',
    lineHeight: 1.48,
    '[data-dense] &': { fontSize: '10.5pt', lineHeight: 1.4 },
  },
});
const Aside = styled('span')({
  display: 'block',
  marginTop: 6,
  fontSize: '.9375rem',
  lineHeight: '22px',
  color: colour.ink2,
  '& b': { fontWeight: 600 },
  [media.print]: { fontSize: '10pt', lineHeight: 1.4, marginTop: '1mm' },
});

interface InstructionListProps {
  instructions: readonly unknown[];
  /** The steps in English, one each, in place of the original ones. */
  translated: readonly string[] | null;
  /** A heading as it is shown. */
  heading: (own: string) => string;
  language: string | undefined;
  units: ShownUnits;
  /** Under which the finished steps are kept. */
  ticksName: string;
  /** What stands below a step. */
  note?: ((index: number) => ReactNode) | undefined;
  children?: ReactNode;
}

/** The steps. A tap anywhere on one checks it off; the next that is not done is lit. */
export function InstructionList({
  instructions,
  translated,
  heading,
  language,
  units,
  ticksName,
  note,
  children,
}: InstructionListProps) {
  const [done, toggle] = useTicks(ticksName);
  const steps = instructions.map(readStep);
  const now = currentStep(done, steps.length);
  return (
    <section aria-labelledby="instructions">
      <SectionBar title="Instructions" id="instructions">
        {children}
      </SectionBar>
      {steps.length === 0 && <p>No instructions available</p>}
      <div lang={translated ? 'en' : language}>
        {groupByHeading(steps, ({ group }) => group).map(({ heading: own, items }) => (
          <div key={items[0]?.index}>
            {own && <Group dir="auto">{heading(own)}</Group>}
            <ol start={(items[0]?.index ?? 0) + 1}>
              {items.map(({ item, index }) => (
                <Item key={index} aria-current={index === now ? 'step' : undefined}>
                  <OneStep
                    step={item}
                    number={index + 1}
                    translation={translated?.[index]}
                    language={language}
                    units={units}
                    done={done.has(index)}
                    now={index === now}
                    onToggle={() => toggle(index)}
                  />
                  {note?.(index)}
                </Item>
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
  /** Of the step's own words; the translation is English. */
  language: string | undefined;
  units: ShownUnits;
  done: boolean;
  now: boolean;
  onToggle: () => void;
}

function OneStep({
  step,
  number,
  translation,
  language,
  units,
  done,
  now,
  onToggle,
}: OneStepProps) {
  return (
    <Step>
      <input type="checkbox" checked={done} onChange={onToggle} />
      <Number {...(now && { 'data-now': '' })} {...(done && { 'data-done': '' })}>
        <span>{number}</span>
        {done && <CheckIcon />}
      </Number>
      <span>
        <Words data-words="" dir="auto">
          {translation?.trim() ? (
            <StepText text={translation.trim()} units={units} language="en" />
          ) : (
            <StepText
              text={step.text ?? 'Invalid instruction format'}
              units={units}
              language={language}
            />
          )}
        </Words>
        {step.technique && (
          <Aside dir="auto">
            <b>Technique</b> <StepText text={step.technique} units={units} language={language} />
          </Aside>
        )}
        {step.tip && (
          <Aside dir="auto">
            <b>Tip</b> <StepText text={step.tip} units={units} language={language} />
          </Aside>
        )}
      </span>
    </Step>
  );
}
