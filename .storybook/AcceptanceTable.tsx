import { evidence } from 'virtual:stories';

import acceptance from '../docs/acceptance.md?raw';
import { product } from '../src/domain/brand';
import { readRequirements } from './requirements';
import { getStoryHref } from './storyLinks';

/** Table of the requirements of the specification, with links to their stories and the names of their tests. */
export function AcceptanceTable() {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Id</th>
          <th scope="col">Requirement</th>
          <th scope="col">Stories and tests</th>
        </tr>
      </thead>
      <tbody>
        {readRequirements(acceptance, product.name).map(({ id, feature, check }) => (
          <tr key={id} id={id}>
            <th scope="row">{id}</th>
            <td>
              <strong>{feature}</strong>
              <br />
              {check}
            </td>
            <td>
              <ul>
                {evidence[id]?.map(({ name, storyId }) => (
                  <li key={name}>
                    {storyId === undefined ? (
                      `Test: ${name}`
                    ) : (
                      <a href={getStoryHref(storyId)} target="_top">
                        {name}
                      </a>
                    )}
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
