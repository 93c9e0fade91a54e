import { sql } from 'kysely'

/**
 * Of a cheque in hand: nothing of what it covers is owed any more or yet, and what is over would pay nothing either. What the bank paid on
 * it would lie with us as credit, so it goes there only where somebody means it: one that was given for a lease that is over goes back.
 */
export const paysNothing = sql<boolean>`(not exists (select from cheque_covers v join charges c on c.id = v.charge_id
    where v.cheque_id = cheques.id and c.open_net + c.open_vat > 0)
  and (cheques.rest = 'credit' or not exists (select from charges c
    where c.party_id in (select records_of_one(cheques.party_id)) and c.open_net + c.open_vat > 0)))`
