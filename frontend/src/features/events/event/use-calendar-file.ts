import { useApolloClient } from '@apollo/client/react';
import { EventCalendarDocument } from '../../../generated/documents/event-calendar.ts';
import { sentenceOf } from '../../../shared/api/sentence-of.ts';
import { downloadFile } from '../../../shared/browser/download-file.ts';
import { notify } from '../../../shared/toasts/notify.ts';

/** Downloads an event for a calendar program, and says where that could not be. */
export function useCalendarFile(eventId: string): () => Promise<void> {
  const client = useApolloClient();
  return async () => {
    try {
      const { data } = await client.query({
        query: EventCalendarDocument,
        variables: { eventId },
        fetchPolicy: 'no-cache',
      });
      const { text, fileName } = data!.eventCalendar;
      downloadFile(text, fileName, 'text/calendar');
      notify.success({ title: 'Download started!' });
    } catch (failure) {
      notify.error({
        title: 'Error',
        text: sentenceOf(failure, 'The event could not be put into a file. Try again.'),
      });
    }
  };
}
