import { customersPermissions } from '#areas/customers/permissions.ts'
import { page } from '#platform/http.ts'
import { dialled, phoneFault } from '#values/phones.ts'
import { alike, alikeInWords } from '../likeness.ts'

/** Asked while somebody writes down a customer: who may be the same, in sentences, so that no second record is begun. */
export const loader = page(customersPermissions.register, async (ctx, { query }) => {
  const typed = query.get('phone') ?? ''
  const number = dialled(typed)
  const phone = phoneFault(typed) ? undefined : number.startsWith('+') ? number : `+968${number}`
  const text = (name: string) => query.get(name)?.trim() || undefined
  const found = await alike(ctx, {
    name: text('name'),
    phone,
    civilNumber: text('civilNumber'),
    commercialRegister: text('commercialRegister'),
  })
  return { found: found.map((one) => ({ sentence: alikeInWords(one), seen: one.seen })) }
})
