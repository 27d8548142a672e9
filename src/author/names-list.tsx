type Props = {
  readonly title: string;
  readonly entries: readonly (readonly [name: string, value: string | undefined])[];
};

/** Names with their values; one without a value shows a dash. Nothing at all where there are no names. */
export function NamesList({ title, entries }: Props) {
  if (entries.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <dl>
        {entries.map(([name, value]) => (
          <div key={name} style={{ display: "contents" }}>
            <dt>{name}</dt>
            <dd>{value ?? "–"}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
