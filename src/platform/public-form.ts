import type { z } from 'zod'
import type { Ctx } from './context.ts'
import { submit } from './http.ts'
import { madeAt } from './ids.ts'
import type { Permission } from './permissions.ts'
import { Refusal } from './refusal.ts'
import { sealed, unsealed } from './secrets.ts'
import { countTryFrom, type Door } from './tries.ts'

const purpose = 'public-form'
const slowest = 24 * 3_600_000

/** What a public form carries along: when it was made and which one it is, under our seal. Its loader asks for one. */
export async function freshForm({ db, newId }: Pick<Ctx, 'db' | 'newId'>) {
  return { form: await sealed(db, purpose, newId()) }
}

type Guarded = { form?: unknown; website?: unknown; formId?: string }
type Runs<Input, Output> = ((ctx: Ctx, input: Input) => Promise<Output>) & { permission: Permission; input?: z.ZodType }

/** Where tries are counted, and how soon a person can have filled the form. */
type Pace = { door?: Door; fastest?: number }
const usualDoor: Door = { name: purpose, most: 40, seconds: 600 }

/**
 * An action open to every visitor, without a puzzle: a field no person sees stays empty, nobody fills a form in no time,
 * and an address has so many tries. The form's own id goes to the command as `formId`, which makes a second press the same press.
 */
export function submitPublic<Input extends { formId: string }, Output>(
  run: Runs<Input, Output>,
  done: (output: Output) => Response,
  { door = usualDoor, fastest = 2_000 }: Pace = {},
): ReturnType<typeof submit<Input, Output>> {
  async function guarded(ctx: Ctx, input: Input & Guarded) {
    const { form, website, ...rest } = input
    await countTryFrom(ctx, door)
    const formId = typeof form === 'string' ? await unsealed(ctx.db, purpose, form) : null
    const age = formId ? ctx.now().getTime() - madeAt(formId).getTime() : Number.POSITIVE_INFINITY
    if (!formId || age > slowest)
      throw new Refusal('form.stale', 'انتهت صلاحية هذه الصفحة. ما كتبته باقٍ هنا؛ أرسله مرة أخرى.', 409)
    if (website) throw new Refusal('form.trap', 'اترك حقل «الموقع الإلكتروني» فارغًا ثم أرسل مرة أخرى.', 422)
    if (age < fastest) throw new Refusal('form.fast', 'وصل النموذج أسرع مما يُكتب. انتظر لحظة ثم أرسله مرة أخرى.', 422)
    return run(ctx, { ...rest, formId } as unknown as Input)
  }
  return submit<Input, Output>(
    Object.assign(guarded, { permission: run.permission, ...(run.input && { input: run.input }) }),
    done,
  )
}
