import { RecipeFlavourDocument } from '../../../../generated/documents/recipe-flavour.ts';
import type { RecipeFlavourQuery } from '../../../../generated/operations.ts';
import { Dialog } from '../../../../shared/ui/surfaces/dialog.tsx';
import { Harmony } from '../parts/harmony.tsx';
import { MissingAnalysis } from '../parts/missing-analysis.tsx';
import { Remarks } from '../parts/notes.tsx';
import { PairingList } from '../parts/pairing-list.tsx';
import { Rows } from '../parts/rows.ts';
import { LastLine } from '../parts/source-line.tsx';
import { SubSection } from '../parts/sub-section.tsx';
import { Analysed } from './analysed.tsx';
import type { AnalysisDialogProps } from './analysis-dialog.tsx';
import { useAnalysis } from './use-analysis.ts';

/** What in a dish goes well together, and why. */
export function FlavorDialog({ open, onClose, recipe }: AnalysisDialogProps) {
  const asked = useAnalysis(RecipeFlavourDocument, recipe.id);
  return (
    <Dialog open={open} onClose={onClose} title="Flavor Science" width={860} reading>
      <Analysed
        asked={asked}
        of={({ flavour }) => flavour}
        failure="Failed to load flavor analysis"
      >
        {(flavour) => <Flavour flavour={flavour} />}
      </Analysed>
    </Dialog>
  );
}

function Flavour({ flavour }: { flavour: NonNullable<RecipeFlavourQuery['recipe']['flavour']> }) {
  const { keyPairings, suggestions, remarks } = flavour;
  return (
    <>
      <Harmony flavour={flavour} large />
      <SubSection title="Key pairings">
        {keyPairings.length > 0 ? (
          <PairingList pairings={keyPairings} />
        ) : (
          <MissingAnalysis>No flavor pairings available</MissingAnalysis>
        )}
      </SubSection>
      {suggestions.length > 0 && (
        <SubSection title="Would go well with it" beside="Not in the dish yet">
          <Rows>
            {suggestions.map((suggestion) => (
              <li key={suggestion.food}>
                {suggestion.food} with {suggestion.with}
                <small>{suggestion.insight}</small>
              </li>
            ))}
          </Rows>
        </SubSection>
      )}
      <Remarks remarks={remarks} />
      <LastLine>
        By the table of pairings of Convivio and its rules. Stars are our confidence, not a taste.
      </LastLine>
    </>
  );
}
