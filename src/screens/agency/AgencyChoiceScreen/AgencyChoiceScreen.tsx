import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Typography from '@mui/material/Typography';
import ChevronIcon from 'lucide-react/icons/chevron-right';
import { useRef, useState } from 'react';

import { EmptyState } from '~/components/feedback/EmptyState/EmptyState';
import { radii } from '~/components/theme/tokens';
import { TextField } from '~/components/inputs/TextField/TextField';
import { onPlainClick } from '~/components/links/plainClick';
import { paths } from '~/domain/paths';
import { createSearchableText, createTextMatcher } from '~/domain/text/textSearch';

import { agencyChoiceCopy as copy } from './AgencyChoiceScreen.copy';

type AgencyOption = { id: string; name: string; email: string };

export type AgencyChoiceScreenProps = {
  agencies: readonly AgencyOption[];
  /** Email with which the user has signed in; '' if it is not known. */
  email: string;
  onChoose: (id: string) => void;
  /** Called when the user clicks 'Add an agency'. Without `onAddAgency`, the click follows the link. */
  onAddAgency?: (() => void) | undefined;
};

/** Maximum number of agencies that are listed without a search field. */
const maxWithoutSearch = 7;

/** Asks the user whose portal to open. Shown if no agency, or more than one, has the user's email. */
export function AgencyChoiceScreen({ agencies, email, onChoose, onAddAgency }: AgencyChoiceScreenProps) {
  const sameEmailCount = agencies.filter((agency) => agency.email.toLowerCase() === email.toLowerCase()).length;
  const [search, setSearch] = useState('');
  const searchRef = useRef<HTMLInputElement>(null);
  const matchesSearch = createTextMatcher(search);
  const shownAgencies = agencies.filter((agency) => matchesSearch(createSearchableText([agency.name, agency.email])));
  return (
    <Box sx={{ maxInlineSize: 560, marginInline: 'auto' }}>
      <Typography variant="h4" component="h1" tabIndex={-1} sx={{ marginBlockEnd: agencies.length > 0 ? 1 : 2.5 }}>
        {copy.title}
      </Typography>
      {agencies.length > 0 && (
        <Typography sx={{ marginBlockEnd: 2.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {copy.text(email, sameEmailCount)}
        </Typography>
      )}
      <Card>
        {agencies.length === 0 && (
          <EmptyState iconVariant="ring" text={copy.noAgencies}>
            <Button
              variant="contained"
              href={paths.admin.agencies()}
              {...(onAddAgency ? { onClick: onPlainClick(onAddAgency) } : {})}
            >
              {copy.add}
            </Button>
          </EmptyState>
        )}
        {agencies.length > maxWithoutSearch && (
          <Box sx={{ padding: 2, borderBlockEnd: '1px solid', borderColor: 'divider' }}>
            <TextField
              label={copy.search}
              type="search"
              autoComplete="off"
              value={search}
              onChange={setSearch}
              inputRef={searchRef}
            />
          </Box>
        )}
        {shownAgencies.length > 0 ? (
          <List aria-label={copy.list} disablePadding>
            {shownAgencies.map(({ id, name, email: agencyEmail }) => (
              <ListItem
                key={id}
                disablePadding
                sx={{ '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' } }}
              >
                <ListItemButton onClick={() => onChoose(id)} sx={choiceStyles}>
                  <Box sx={{ flex: 1, minInlineSize: 0, paddingBlock: 0.75, overflowWrap: 'anywhere' }}>
                    <Typography component="bdi" sx={{ display: 'block', fontWeight: 600, color: 'text.primary' }}>
                      {name}
                    </Typography>
                    <Typography component="bdi" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
                      {agencyEmail}
                    </Typography>
                  </Box>
                  <ChevronIcon size="1.25rem" />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        ) : (
          agencies.length > 0 && (
            <EmptyState iconVariant="fallen" text={copy.noMatches}>
              <Button
                variant="outlined"
                onClick={() => {
                  setSearch('');
                  // The clicked button disappears, so the focus moves to the search field.
                  searchRef.current?.focus();
                }}
              >
                {copy.clear}
              </Button>
            </EmptyState>
          )
        )}
      </Card>
    </Box>
  );
}

const choiceStyles = {
  minBlockSize: 64,
  borderRadius: `${radii.card}px`,
  '&:hover': { backgroundColor: 'tone.primarySoft' },
  // Draws the focus outline inside the option, since the card clips everything beyond its edges.
  '&.Mui-focusVisible': { backgroundColor: 'transparent', outlineOffset: '-2px' },
};
