import { contractsPermissions } from '#areas/contracts/permissions.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { startHire } from '#areas/equipment/hires/use-cases/start-hire.ts'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { openBranches } from './branches.ts'
import { putInForce } from './contracts.ts'
import { withAccounts } from './customers-with-accounts.ts'
import { yardOf } from './machines.ts'
import type { testOffice } from './office.ts'
import type { Story } from './stories.ts'

/** Hires as whoever hired sees them from their account, and somebody else who hired nothing. */
export function ownHiresOf(office: ReturnType<typeof testOffice>) {
  const yard = yardOf(office)
  const { account } = withAccounts(office)
  const all = [equipmentPermissions, contractsPermissions, customersPermissions].flatMap((one) => Object.values(one))
  const clerk = () => office.staff('muslim', ...all)

  async function owning(contractId: string) {
    const contract = office.db.selectFrom('contracts').select('partyId').where('id', '=', contractId)
    const { partyId } = await contract.executeTakeFirstOrThrow()
    const [accountId, other] = [await account(), await account({ name: 'علي الشحري', phone: '+96891230000' })]
    await office.db.insertInto('customerAccounts').values({ accountId, partyId, joinedAt: clerk().now() }).execute()
    return { near: office.customer(accountId), far: office.customer(other) }
  }
  const anOwnHire: Story = async () => {
    await openBranches(office.db)
    const kindId = await yard.aKind({ deposit: '0' })
    await yard.published(kindId)
    await yard.aReadyMachine(kindId)
    const { id } = await startHire(clerk(), {
      ...{
        id: yard.newId(),
        name: 'مؤسسة سدح لمواد البناء',
        phone: '90000144',
        site: 'ريسوت، قطعة 214',
        wilayat: 'صلالة',
        km: '18',
      },
      ...{ repName: 'عيسى الحضري', repPhone: '90000145', kindId, basis: 'day', withOperator: 'yes' },
      ...{ startsOn: '2026-02-01', endsOn: '2026-02-28' },
    })
    await putInForce(clerk(), id)
    return { id, ...(await owning(id)) }
  }
  const recordsOfOwnHires: Record<string, Story> = { '/dashboard/hires/:contractId': anOwnHire }
  return { owning, recordsOfOwnHires }
}
