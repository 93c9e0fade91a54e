import { branches } from '#areas/company/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { folded } from '#values/text.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }
type Told = { typed: string | undefined; ofCustomer: string | null; chosen: string | null }

/** To which branch a paper belongs: the one its row names, its customer's, or the one chosen for the file; never one nobody named. */
export async function branchesMeant(asked: Asked) {
  const all = await branches(asked)
  const [only] = all.length === 1 ? all : []
  return ({ typed, ofCustomer, chosen }: Told): { id: string } | { no: string } => {
    if (typed) {
      const named = all.find(({ code, nameAr }) => folded(nameAr) === folded(typed) || code === typed.toUpperCase())
      return named ?? { no: 'لا فرع بهذا الاسم أو الرمز. اكتبه كما في «الفروع».' }
    }
    const id = ofCustomer ?? chosen ?? only?.id
    return id ? { id } : { no: 'ليس للعميل فرع. اكتب الفرع في الصف، أو اختر فرعًا لمن لا فرع له.' }
  }
}
