import { customersPermissions as may } from '#areas/customers/permissions.ts'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import type { Permission } from '#platform/permissions.ts'
import { salalah } from './branches.ts'
import type { testOffice } from './office.ts'

type Somebody = { name?: string; phone?: string; sessions?: number; kind?: 'customer' | 'staff' }

/** Customers of the branch in Salalah with an account that opens their record, and those who look after it. */
export function withAccounts(office: ReturnType<typeof testOffice>) {
  const within = (id: string, branchId: string, ...more: Permission[]) =>
    office.staffWithin(id, { branchIds: [branchId] }, may.view, may.register, may.manageAccounts, ...more)

  async function opens(accountId: string, id = office.visitor().newId()) {
    const now = office.visitor().now()
    const far = new Date(now.getTime() + 36_000_000)
    const times = { createdAt: now, lastSeenAt: now, idleUntil: far, expiresAt: far, endedAt: null }
    const session = { id, accountId, tokenHash: id, device: 'Chrome، Android', remembered: false, awaitsSecondFactor: false }
    await office.db
      .insertInto('sessions')
      .values({ ...session, ...times })
      .execute()
    return id
  }

  async function account({ name = 'سالم الكثيري', phone = '+96891234567', kind = 'customer' }: Somebody = {}) {
    const id = office.visitor().newId()
    const reached = { name, phone, email: `${phone.slice(-8)}@example.com`, passwordHash: null }
    await office.db
      .insertInto('userAccounts')
      .values({ id, kind, ...reached, status: 'active', demonstration: false, createdAt: office.visitor().now() })
      .execute()
    return id
  }

  /** Registered at the counter, with an account that is open in so many places. */
  async function customer({ name = 'سالم الكثيري', phone = '+96891234567', sessions = 1, kind }: Somebody = {}) {
    const noor = within('noor', salalah)
    const { id } = await registerCustomer(noor, { kind: 'person', name, phone, branchId: salalah })
    const accountId = await account({ name, phone, ...(kind && { kind }) })
    await office.db.insertInto('customerAccounts').values({ accountId, partyId: id, joinedAt: noor.now() }).execute()
    const open: string[] = []
    for (let at = 0; at < sessions; at += 1) open.push(await opens(accountId))
    return { id, accountId, sessions: open }
  }

  const secures = (accountId: string) => {
    const at = office.visitor().now()
    return office.db
      .insertInto('secondFactors')
      .values({ accountId, secret: 'x', lastStep: 0n, createdAt: at, enabledAt: at })
      .execute()
  }

  async function statusOf(id: string) {
    const { status } = await office.db.selectFrom('userAccounts').select('status').where('id', '=', id).executeTakeFirstOrThrow()
    return status
  }
  const openOf = (accountId: string) =>
    office.db.selectFrom('sessions').select('id').where('accountId', '=', accountId).where('endedAt', 'is', null).execute()

  return { within, opens, account, customer, secures, statusOf, openOf }
}
