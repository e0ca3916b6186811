import { SliceLoading } from '../../../shared/ui/loading/slice-loading.tsx';

/** In the place of a part that is on its way. */
export const LoadingPart = ({ label }: { label: string }) => (
  <div style={{ padding: '32px 0' }}>
    <SliceLoading label={label} />
  </div>
);
