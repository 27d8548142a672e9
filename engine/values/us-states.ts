/** The states of the USA and its capital by the two letters of an address. */
const states =
  "al alabama ak alaska az arizona ar arkansas ca california co colorado ct connecticut de delaware dc district-of-columbia fl florida ga georgia hi hawaii id idaho il illinois in indiana ia iowa ks kansas ky kentucky la louisiana me maine md maryland ma massachusetts mi michigan mn minnesota ms mississippi mo missouri mt montana ne nebraska nv nevada nh new-hampshire nj new-jersey nm new-mexico ny new-york nc north-carolina nd north-dakota oh ohio ok oklahoma or oregon pa pennsylvania ri rhode-island sc south-carolina sd south-dakota tn tennessee tx texas ut utah vt vermont va virginia wa washington wv west-virginia wi wisconsin wy wyoming".split(
    " ",
  );

/** The id that the label of a state gives to its option: `new-york` for `NY`. */
export function stateNamed(letters: string): string | undefined {
  const at = /^[a-z]{2}$/i.test(letters) ? states.indexOf(letters.toLowerCase()) : -1;
  return at < 0 ? undefined : states[at + 1];
}
