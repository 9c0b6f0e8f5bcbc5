/** SQL condition: an invoice uses the advance, and corrections have not given all of it back. */
export const isStillEnded = (advanceId: string): string => `exists (
  select from tenant.invoice_references ending
  where ending.business_id = $1 and ending.referred_id = ${advanceId} and ending.relation = 'advance'
    and not coalesce((
      select sum((part ->> 'netInLek')::bigint) = 0
      from tenant.invoice_lines line, jsonb_array_elements(line.ended) part
      where line.business_id = $1 and part ->> 'advanceId' = ending.referred_id
        and line.invoice_id = any (array(
          select ending.invoice_id::text
          union all
          select correction.invoice_id::text from tenant.invoice_references correction
          where correction.business_id = $1 and correction.referred_id = ending.invoice_id
            and correction.relation in ('corrects', 'cancels')))
    ), false))`;
