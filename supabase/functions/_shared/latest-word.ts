/**
 * SQL of a visit's latest word on being tracked: null if it has said nothing. A yes and a no at the same instant are a no.
 *
 * @param visit SQL of the visit's id
 */
export const latestWord = (visit: string): string =>
  `(select is_given from funnel.consents where consents.visit_id = ${visit} and purpose = 'tracking'
    order by given_at desc, is_given limit 1)`;
