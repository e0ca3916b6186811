import { MOST_PAGES } from '@convivio/contracts/upload-limits';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useEffectEvent, useRef } from 'react';
import { cameraProblem } from '../../../shared/camera/camera.ts';
import { useCamera, type Camera } from '../../../shared/camera/use-camera.ts';
import { notify } from '../../../shared/toasts/notify.ts';
import { media } from '../../../shared/theme/media.ts';
import { PageWidth } from '../../../shared/ui/page/page-width.tsx';
import {
  CollectionTarget,
  useCollectionTarget,
} from '../../../kitchen/collection/collection-target.tsx';
import { areOneRecipe, mayAddPage } from '../session/batch-pages.ts';
import type { IntakeSession } from '../session/intake-session.ts';
import type { ForEvent } from '../session/jobs/jobs-for-events.ts';
import type { IntakeState } from '../session/intake-store.ts';
import { isRunning, statusText, type SingleUpload } from '../session/single-upload.ts';
import { useIntake } from '../use-intake.ts';
import { CameraCard } from './camera-card.tsx';
import { DropZone } from './drop-zone.tsx';
import { LimitList } from './limit-list.tsx';
import { PanelHeading } from './panel-heading.tsx';
import { Progress, useProgressInView } from './progress.tsx';
import { TextBox } from './text-box.tsx';
import { rejectionNotice, rejectionsOf } from './upload-rules.ts';
import { UrlBox } from './url-box.tsx';
import { usePaste } from './use-paste.ts';
import { usePanelEnd } from './use-panel-end.ts';

export type PanelStart = 'files' | 'camera' | 'link';

interface AddRecipePanelProps {
  /** What the cook came for: the camera opens at once, the link field takes the cursor. */
  startWith: PanelStart;
  /** Changes each time the cook comes for it, also while the panel is open. */
  occasion: string;
  /** The event to whose menu goes what is handed over here. */
  forEvent?: ForEvent;
  /** The owner of the collection that the recipes go to unless another is chosen here; the one that the library shows unless told. */
  collection?: string | null;
  onClose: () => void;
  /** The recipe is in the library and the success card was shown. */
  onDone: (recipeId: string) => void;
}

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
    '& [data-camera]': { order: -2 },
    '& [data-progress]': { order: -1, scrollMarginTop: 'calc(var(--header) + 8px)' },
  },
});
/** Add Recipe: everything a recipe can be brought in by, and what becomes of it. */
export function AddRecipePanel({
  startWith,
  occasion,
  forEvent,
  collection,
  onClose,
  onDone,
}: AddRecipePanelProps) {
  const { intake, state } = useIntake();
  const { single, batch } = state;
  const target = useCollectionTarget(collection);
  usePanelOpen(intake, forEvent, target.ownerId);
  const camera = useCamera({
    onProblem: (error) => notify.error(cameraProblem(error, 'Please try file upload instead.')),
    onCaptured: () => notify.success({ title: 'Photo captured!' }),
  });
  const textField = useRef<HTMLTextAreaElement>(null);
  const { heading, urlField } = usePanelStart(startWith, occasion, camera.start);
  const progress = useProgressInView(state, camera.phase !== 'off');
  usePanelEnd(intake, state, { onClose, onDone });
  const busy = isRunning(single) || single.status === 'success' || batch.phase === 'running';

  return (
    <PageWidth as="main">
      <PanelHeading headingRef={heading} forEvent={forEvent?.name} onClose={onClose}>
        <CollectionTarget target={target} />
      </PanelHeading>
      <p role="status" style={visuallyHidden}>
        {announcementOf(single, batch.phase)}
      </p>
      <Columns>
        <div>
          <FilesOrCamera intake={intake} state={state} camera={camera} busy={busy} />
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
            forEvent={forEvent?.name}
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

/** Begins with what the cook came for. */
function usePanelStart(startWith: PanelStart, occasion: string, startCamera: () => void) {
  const heading = useRef<HTMLHeadingElement>(null);
  const urlField = useRef<HTMLInputElement>(null);
  const openCamera = useEffectEvent(startCamera);
  useEffect(() => {
    (startWith === 'link' ? urlField : heading).current?.focus();
    if (startWith === 'camera') openCamera();
  }, [startWith, occasion]);
  return { heading, urlField };
}

/** While the panel is open it shows the ends itself. */
function usePanelOpen(
  intake: IntakeSession,
  forEvent: ForEvent | undefined,
  collection: string | null,
): void {
  const { id, name } = forEvent ?? {};
  useEffect(() => {
    intake.panelOpened({
      forEvent: id !== undefined && name !== undefined ? { id, name } : null,
      collection,
    });
  }, [intake, id, name, collection]);
  useEffect(() => intake.panelClosed, [intake]);
}

interface FilesOrCameraProps {
  intake: IntakeSession;
  state: IntakeState;
  camera: Camera;
  busy: boolean;
}

/** The place for files, or in its stead the camera while it is on. */
function FilesOrCamera({ intake, state: { single, batch }, camera, busy }: FilesOrCameraProps) {
  const waits = isRunning(single) || single.status === 'success';
  const takeFiles = (files: File[]) => {
    const [only, ...more] = files;
    if (only !== undefined && more.length === 0 && batch.phase === 'empty' && !waits)
      intake.submit({ kind: 'file', file: only });
    else intake.addFiles(files);
  };
  const pages = areOneRecipe(batch) ? batch.files.length : 0;
  const processPhoto = (file: File) => {
    if (pages > 0) {
      intake.addPage(file);
      intake.startBatch();
    } else intake.submit({ kind: 'photo', file });
    camera.close();
  };
  const addPage = (file: File) => {
    intake.addPage(file);
    camera.retake();
  };
  const paste = usePaste((pictures) => {
    const rejections = rejectionsOf(pictures);
    if (rejections.length > 0) notify.error(rejectionNotice(rejections));
    else takeFiles(pictures);
  });
  return camera.phase === 'off' ? (
    <DropZone
      disabled={waits}
      onFiles={takeFiles}
      onCamera={camera.start}
      onPaste={() => void paste()}
    />
  ) : (
    <CameraCard
      camera={camera}
      pages={pages}
      onProcess={processPhoto}
      onAddPage={mayAddPage(batch) && pages < MOST_PAGES - 1 ? addPage : null}
      busy={busy}
    />
  );
}

/** What a screen reader is told; the ends speak for themselves. */
function announcementOf(single: SingleUpload, phase: string): string {
  if (isRunning(single)) return statusText(single);
  return phase === 'running' ? 'Reading the selected files' : '';
}
