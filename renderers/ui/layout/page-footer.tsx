import { styled } from "styled-components";
import type { LegalLink } from "../../contract.ts";
import { useFunnel } from "../../funnel-context.ts";
import { InlineLink } from "../text/inline-link.tsx";

/** Below a page: its legal texts, the address for help, and who sells. Shows what the definition has of it. */
export function PageFooter({ legal = [] }: { readonly legal?: readonly LegalLink[] | undefined }) {
  const { lookup } = useFunnel();
  const support = lookup("product.support");
  const company = lookup("product.provider") ?? lookup("product.name");
  if (legal.length === 0 && !support && !company) return null;
  return (
    <Foot>
      <ul>
        {legal.map(({ id, label }) => (
          <li key={id}>
            <InlineLink to={`legal:${id}`}>{label}</InlineLink>
          </li>
        ))}
        {support && (
          <li>
            <InlineLink to={`mailto:${support}`}>{support}</InlineLink>
          </li>
        )}
      </ul>
      {company && <p>{company}</p>}
    </Foot>
  );
}

const Foot = styled.footer`
  margin-top: 16px;
  padding-top: 20px;
  border-top: 1px solid var(--line);
  color: color-mix(in srgb, var(--muted) 80%, var(--ink));
  font-size: 0.875rem;
  text-align: center;

  ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 10px 12px;
    margin: 0;
    padding: 0;
    list-style: none;
  }

  /* Room for the larger target around each link. */
  li { padding-inline: 4px; }

  li > * { display: inline-block; padding-block: 4px; font-weight: 500; overflow-wrap: anywhere; }

  p { margin: 10px 0 0; }
`;
