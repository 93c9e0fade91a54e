import { z } from 'zod'
import { accountCan } from '#areas/identity/account.ts'
import { newcomer } from '#areas/identity/accounts/actors.ts'
import { accountBy } from '#areas/identity/accounts/queries.ts'
import { homeOf, returnPath } from '#areas/identity/accounts/return-path.ts'
import { type SignInForm, SignInInput } from '#areas/identity/inputs.ts'
import { hashOfPassword, isOutdated, matchesPassword } from '#areas/identity/proofs/password.ts'
import { comesFromTrusted } from '#areas/identity/proofs/second-factor.ts'
import { hashOfToken } from '#areas/identity/sessions/session.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { anyone } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { countTry, countTryFrom, type Door, forgetTriesOf, networkOf } from '#platform/tries.ts'
import { admit, secondStep } from './admit.ts'
import { noteGuessing } from './note-guessing.ts'

const says = (wait: string) => `أوقفنا المحاولات مؤقتًا لحماية الحساب. حاول بعد ${wait}.`

export const addressDoor: Door = { name: 'sign-in-address', most: 60, seconds: 600, says }

/** Who keeps on guessing from one place waits longer each time; the owner, who comes from another, does not. */
const accountDoors: Door[] = [
  { name: 'sign-in-account', most: 5, seconds: 60, says },
  { name: 'sign-in-account-again', most: 10, seconds: 900, says },
  { name: 'sign-in-account-still', most: 20, seconds: 3600, says },
]

/** From wherever: beyond this many only a device that the account trusts is let try. */
const everywhereDoor: Door = { name: 'sign-in-everywhere', most: 100, seconds: 3600, says }

const lastDoor = accountDoors.at(-1)

const notMatching = () => new Refusal('identity.not-matching', 'بيانات الدخول غير مطابقة. راجعها ثم أعد المحاولة.', 401)

const beginSession = command({
  name: 'identity.sign-in',
  permission: anyone,
  input: z.object({ accountId: z.string(), matched: z.string(), dearer: z.string().nullable(), remember: z.boolean() }),
  async run(work, { accountId, matched, dearer, remember }) {
    // Between the comparison and now the account may have been closed or its password changed: then no row is found.
    const account = await work.tx
      .updateTable('userAccounts')
      .set({ passwordHash: dearer ?? matched })
      .where('id', '=', accountId)
      .where('passwordHash', '=', matched)
      .where('status', 'in', accountCan.signIn.from)
      .returning('id')
      .executeTakeFirst()
    if (!account) throw notMatching()
    return admit(work, account.id, remember)
  },
})

/** The same answer after the same work, whether there is such an account or not. Tries are counted before, so that many at once count as many. */
async function checkAndBegin(ctx: Ctx, typed: SignInForm) {
  const { contact, password, remember, to } = SignInInput.parse(typed)
  const who = hashOfToken(`${contact.value} ${networkOf(ctx.address)}`)
  const crossed = () => noteGuessing(ctx, contact)
  await countTryFrom(ctx, addressDoor)
  for (const door of accountDoors) await countTry(ctx, door === lastDoor ? { ...door, crossed } : door, who)
  if (!(await comesFromTrusted(ctx, contact))) await countTry(ctx, { ...everywhereDoor, crossed }, hashOfToken(contact.value))

  const account = await accountBy(ctx, contact)
  const matches = await matchesPassword(password, account?.passwordHash ?? null)
  if (!account?.passwordHash || !matches || !accountCan.signIn(account)) throw notMatching()

  const { passwordHash: matched, id: accountId } = account
  const dearer = isOutdated(matched) ? await hashOfPassword(password) : null
  const actor = newcomer({ ...account, sessionId: ctx.actor.sessionId })
  const opened = await beginSession({ ...ctx, actor }, { accountId, matched, dearer, remember })
  await forgetTriesOf(ctx, accountDoors, who)
  const goal = returnPath(to) ?? homeOf(account.kind)
  return { ...opened, to: opened.waits ? secondStep(goal) : goal }
}

export const signIn = Object.assign(checkAndBegin, { permission: anyone })
