import { expect, test } from 'vitest'
import { actorWith } from '#areas/access/roles/actors.ts'
import { loader as contracts } from '#areas/contracts/routes/back-office-contracts.tsx'
import { loader as customers } from '#areas/customers/list/routes/back-office-customers.tsx'
import { loader as invoices } from '#areas/finance/invoices/routes/back-office-invoices.tsx'
import { loader as inbox } from '#areas/site/inbox/routes/back-office-requests.tsx'
import { testOffice } from '#testing/office.ts'
import { peopleOf } from '#testing/people.ts'
import { statementsOf } from '#testing/statements.ts'
import { visit } from '#testing/visit.ts'
import { loader as root } from '../root.tsx'
import { loader as frame } from './layouts/back-office.tsx'
import { loader as home } from './routes/back-office-dashboard.tsx'

const office = testOffice()
const { hudaJoins, whoIs } = peopleOf(office)

type Loader = (args: ReturnType<typeof visit>) => Promise<unknown>

/** What the database is asked for a whole page, from the session to the last row. */
async function askedFor(loader: unknown, path: string) {
  const token = await hudaJoins()
  const manager = await actorWith(office.visitor(), 'generalManager')
  return statementsOf(async () => {
    const { known, id } = await whoIs(token)
    const ctx = {
      ...office.visitor(),
      known,
      actor: {
        ...manager,
        id,
        holdings: [{ role: 'generalManager', branchId: null }],
        roles: ['generalManager', 'administrator'],
      },
    }
    await Promise.all([root, frame, loader].map((one) => (one as Loader)(visit(ctx, path))))
  })
}

test.each([
  ['/admin/users', customers],
  ['/admin/finance/invoices', invoices],
  ['/admin/contracts', contracts],
  ['/admin/requests', inbox],
])('%s asks the database at most six things', async (path, loader) => {
  const asked = await askedFor(loader, path)
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(6)
})

test('the first page of the general manager asks at most twelve', async () => {
  const asked = await askedFor(home, '/admin')
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(12)
})
