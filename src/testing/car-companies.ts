import { customersPermissions } from '#areas/customers/permissions.ts'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import type { AgreeForm } from '#areas/rates/public.ts'
import { agreeWithCompany } from '#areas/vehicles/agreements/commands.ts'
import { openRental } from '#areas/vehicles/rentals/use-cases/open-rental.ts'
import type { ReserveForm } from '#areas/vehicles/reservations/inputs.ts'
import { reserveCar } from '#areas/vehicles/reservations/use-cases/reserve-car.ts'
import { salalah } from './branches.ts'
import { putInForce } from './contracts.ts'
import { hiresOf } from './hires.ts'
import type { testOffice } from './office.ts'

/** Companies that hire cars by agreement, and whoever serves them. */
export function carCompaniesOf(office: ReturnType<typeof testOffice>) {
  const hires = hiresOf(office)
  const { asked, everything, newId } = hires
  const clerk = () => office.staff('huda', ...everything, ...Object.values(customersPermissions))
  let registered = 0

  async function aCompany(name = 'شركة ريسوت') {
    registered += 1
    const numbers = { phone: `9123450${registered}`, commercialRegister: `12345${registered}` }
    return (await registerCustomer(clerk(), { kind: 'company', name, ...numbers })).id
  }
  const terms = (partyId: string, more: Partial<AgreeForm> = {}): AgreeForm => ({
    ...{ id: newId(), partyId, branchId: salalah, percentOff: '12', fromDay: '2026-01-15', untilDay: '' },
    ...{ termDays: '30', billing: 'monthly', agreedWith: 'مدير المشتريات', seen: '0', ...more },
  })
  const agree = async (partyId: string, more: Partial<AgreeForm> = {}) =>
    (await agreeWithCompany(clerk(), terms(partyId, more))).id

  /** Thirty days from the first of February for the company, the contract in force on that day. */
  async function hired(company: string, more: Partial<ReserveForm> = {}) {
    const form = asked({ company, until: '2026-03-03', name: 'سائق الشركة', phone: '92223344', ...more })
    const { id: reservationId } = await reserveCar(clerk(), form)
    const contractId = newId()
    await openRental(clerk(), { id: contractId, reservationId, residence: 'resident' })
    await putInForce(clerk(), contractId)
    return { reservationId, contractId }
  }
  const untilMoment = (moment: string) => office.later(Date.parse(moment) - office.visitor().now().getTime())
  return { ...hires, clerk, aCompany, terms, agree, hired, untilMoment }
}
