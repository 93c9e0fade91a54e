import { z } from 'zod'
import { raiseRent, takeBackUnpaid } from '#areas/finance/public.ts'
import type { RentLine } from '#areas/finance/rents/rent.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { defineFact } from '#platform/facts.ts'
import { anyone } from '#platform/permissions.ts'
import type { testOffice } from './office.ts'

type Demanded = Parameters<typeof raiseRent>[1]
type Lines = { amount: bigint; tax?: RentLine['tax'] }

/** What the area of leases does in commands of its own. */
export const demandRent = command({
  name: 'test.demand-rent',
  permission: anyone,
  input: z.custom<Demanded>(),
  async run(work, rent) {
    const raised = await raiseRent(work, rent)
    if (raised.existed) work.repeated()
    return raised
  },
})

export const endRents = command({
  name: 'test.end-rents',
  permission: anyone,
  input: z.custom<Parameters<typeof takeBackUnpaid>[1]>(),
  async run(work: Work, asked) {
    const notes = await takeBackUnpaid(work, asked)
    if (notes.length === 0) work.repeated()
    return notes
  },
})

type Office = Pick<ReturnType<typeof testOffice>, 'db'> & { staff: ReturnType<typeof testOffice>['staff'] }

const done = defineFact('test.done', z.object({}))

/** A step of another area, in a transaction of its own. */
export const within = <Answer>(office: Office, step: (work: Work) => Promise<Answer>) =>
  command({
    name: 'test.within',
    permission: anyone,
    input: z.object({}),
    async run(work) {
      work.record(done, work.newId(), {})
      return step(work)
    },
  })(office.staff('huda'), {})

/** January's rent of a flat: of which lease and mandate, and how much, in baisa. */
export function rentOf(
  about: { partyId: string; branchId: string; mandateId: string; contractId: string },
  lines: Lines,
  id: string,
): Demanded {
  const description = 'إيجار يناير 2026، شقة 3'
  return {
    ...about,
    ...{ resourceId: null, dueOn: '2026-01-15', suppliedFrom: '2026-01-01', suppliedUntil: '2026-01-31' },
    ...{ lines: [{ kind: 'rent', description, ...lines }], source: { kind: 'rent', id } },
  }
}
