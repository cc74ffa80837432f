import Button from '@mui/material/Button';

/** Page content that is higher than the window. */
export const longPageContent = (
  <ul>
    {Array.from({ length: 40 }, (_, index) => (
      <li key={index}>
        <Button>{`Row ${index + 1}`}</Button>
      </li>
    ))}
  </ul>
);
