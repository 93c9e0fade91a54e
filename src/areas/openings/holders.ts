import { customersMeant } from '#areas/customers/public.ts'
import { suppliersByName } from '#areas/finance/public-openings.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { folded } from '#values/text.ts'
import type { OpeningItemKind } from './columns.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }

/** Whose paper it is: a customer, or a supplier, who belongs to no branch. */
export type Holder = { id: string; name: string; branchId: string | null }

/** Who is meant by what was typed in each row, or what is to be said where nobody is, or more than one. */
export async function holdersMeant(asked: Asked, kind: OpeningItemKind, typed: readonly string[]) {
  if (kind === 'bills') return suppliersMeant(asked)
  const customers = await customersMeant(asked, typed)
  return (name: string): Holder | { no: string } => {
    const customer = customers.get(name)
    if (!customer) return { no: 'لا عميل بهذا الرقم. سجّله أولًا، أو اكتب رقمه كما في سجل العملاء، مثل CU-10002.' }
    return customer.several ? { no: 'لهذا الرقم أكثر من عميل. اكتب رقم العميل، مثل CU-10002.' } : customer
  }
}

/** By the name or the tax number on their card. */
async function suppliersMeant(asked: Asked) {
  const known = await suppliersByName(asked)
  return (name: string): Holder | { no: string } => {
    const supplier = known.get(folded(name)) ?? known.get(name.toUpperCase())
    return supplier ? { ...supplier, branchId: null } : { no: 'لا مورّد بهذا الاسم أو الرقم الضريبي. أضفه أولًا في «المورّدون».' }
  }
}
