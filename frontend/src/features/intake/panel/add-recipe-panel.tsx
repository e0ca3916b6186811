import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useEffectEvent, useRef } from 'react';
import { cameraProblem } from '../../../shared/camera/camera.ts';
import { useCamera } from '../../../shared/camera/use-camera.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { colour } from '../../../shared/theme/colour.ts';
import { media } from '../../../shared/theme/media.ts';
import { typeStyle } from '../../../shared/theme/typography.ts';
import { CloseIcon } from '../../../shared/ui/icons/icons.ts';
import { PageWidth } from '../../../shared/ui/page/page-width.tsx';
import { isRunning, statusText, type SingleUpload } from '../single-upload.ts';
import { useIntake } from '../use-intake.ts';
import { CameraCard } from './camera-card.tsx';
import { DropZone } from './drop-zone.tsx';
import { Progress, useProgressInView } from './progress.tsx';
import { TextBox } from './text-box.tsx';
import { UrlBox } from './url-box.tsx';
import { useIntakeLimits } from './use-intake-limits.ts';
import { usePanelEnd } from './use-panel-end.ts';

export type PanelStart = 'files' | 'camera' | 'link';

interface AddRecipePanelProps {
  /** What the cook came for: the camera opens at once, the link field takes the cursor. */
  startWith: PanelStart;
  /** Changes each time the cook comes for it, also while the panel is open. */
  occasion: string;
  onClose: () => void;
  /** The recipe is in the library and the success card was shown. */
  onDone: (recipeId: string) => void;
}

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  padding: '26px 0 20px',
  '& > .MuiButton-root': { marginRight: -14 },
  [media.belowMd]: { padding: '12px 0 6px' },
});
const Title = styled('h1')({
  ...typeStyle('h1'),
  flex: 1,
  fontSize: '2.625rem',
  lineHeight: '48px',
  letterSpacing: '-.016em',
  '&:focus-visible': { outline: 'none' },
  [media.belowMd]: { fontSize: '2rem', lineHeight: '40px' },
});
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: 48,
  alignItems: 'start',
  paddingBottom: 64,
  '& > div': { display: 'grid', gap: 28 },
  // On a small screen what is being read comes first.
  [media.belowMd]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 36,
    '& > div': { display: 'contents' },
    '& [data-progress]': { order: -1, scrollMarginTop: 'calc(var(--header) + 8px)' },
  },
});
const Limits = styled('ul')({
  display: 'grid',
  gap: 4,
  fontSize: '.84375rem',
  lineHeight: '18px',
  color: colour.ink2,
});

/** Add Recipe: everything a recipe can be brought in by, and what becomes of it. */
export function AddRecipePanel({ startWith, occasion, onClose, onDone }: AddRecipePanelProps) {
  const { intake, state } = useIntake();
  const { single, batch } = state;
  const camera = useCamera({
    onProblem: (error) => notify.error(cameraProblem(error, 'Please try file upload instead.')),
    onCaptured: () => notify.success({ title: 'Photo captured!' }),
  });
  const heading = useRef<HTMLHeadingElement>(null);
  const urlField = useRef<HTMLInputElement>(null);
  const textField = useRef<HTMLTextAreaElement>(null);
  const busy = isRunning(single) || single.status === 'success' || batch.phase === 'running';

  const startCamera = useEffectEvent(camera.start);
  useEffect(() => {
    intake.panelOpened();
    return intake.panelClosed;
  }, [intake]);
  useEffect(() => {
    (startWith === 'link' ? urlField : heading).current?.focus();
    if (startWith === 'camera') startCamera();
  }, [startWith, occasion]);

  const progress = useProgressInView(state);
  usePanelEnd(intake, state, { onClose, onDone });

  const takeFiles = (files: File[]) => {
    const [only, ...more] = files;
    if (only !== undefined && more.length === 0 && batch.phase === 'empty')
      intake.submit({ kind: 'file', file: only });
    else intake.addFiles(files);
  };
  const processPhoto = (file: File) => {
    intake.submit({ kind: 'photo', file });
    camera.close();
  };

  return (
    <PageWidth as="main">
      <Head>
        <Title ref={heading} tabIndex={-1}>
          Add Recipe
        </Title>
        <Button startIcon={<CloseIcon />} onClick={onClose}>
          Close
        </Button>
      </Head>
      <p role="status" style={visuallyHidden}>
        {announcementOf(single, batch.phase)}
      </p>
      <Columns>
        <div>
          {camera.phase === 'off' ? (
            <DropZone
              disabled={isRunning(single) || single.status === 'success'}
              onFiles={takeFiles}
              onCamera={camera.start}
            />
          ) : (
            <CameraCard camera={camera} onProcess={processPhoto} busy={busy} />
          )}
          <UrlBox
            busy={busy}
            onUrl={(url) => intake.submit({ kind: 'url', url })}
            fieldRef={urlField}
          />
        </div>
        <div>
          <Progress
            place={progress}
            intake={intake}
            state={state}
            onPasteText={() => textField.current?.focus()}
          />
          <TextBox
            busy={busy}
            onText={(text) => intake.submit({ kind: 'text', text })}
            fieldRef={textField}
          />
          <LimitList />
        </div>
      </Columns>
    </PageWidth>
  );
}

/** What a screen reader is told; the ends speak for themselves. */
function announcementOf(single: SingleUpload, phase: string): string {
  if (isRunning(single)) return statusText(single);
  return phase === 'running' ? 'Reading the selected files' : '';
}

function LimitList() {
  const limits = useIntakeLimits();
  return limits.length > 0 ? (
    <Limits aria-label="What is limited here">
      {limits.map((limit) => (
        <li key={limit}>{limit}</li>
      ))}
    </Limits>
  ) : null;
}
