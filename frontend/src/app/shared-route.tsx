import { useParams } from 'react-router-dom';
import { SharedPage } from '../features/recipe-page/shared/shared-page.tsx';

/** /shared/{token} */
export function SharedRoute() {
  const { token = '' } = useParams();
  return <SharedPage key={token} token={token} />;
}
