import { useApolloClient } from '@apollo/client/react';
import Button from '@mui/material/Button';
import { MyDataLinkDocument } from '../../generated/documents/my-data-link.ts';
import { startDownload } from '../../shared/browser/start-download.ts';
import { DownloadIcon } from '../../shared/ui/icons/menu-icons.ts';
import { Section } from './section.tsx';
import { useSending } from './use-sending.ts';

const ABOUT = [
  'Everything that is held about you in one zip: your account and where it was used, recipes and templates with their files, events,',
  'shopping lists, and what you share with others. Recipes in it can be imported again.',
].join(' ');

/** Everything that is held about somebody, as one zip. */
export function OwnData() {
  const client = useApolloClient();
  const { busy, send } = useSending('Not downloaded');
  const download = () =>
    send(async () => {
      const { data } = await client.query({
        query: MyDataLinkDocument,
        fetchPolicy: 'network-only',
      });
      if (data) startDownload(data.myDataLink, 'convivio-my-data.zip');
    });
  return (
    <Section title="Your data" about={ABOUT}>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        disabled={busy}
        onClick={() => void download()}
      >
        Download Everything
      </Button>
    </Section>
  );
}
