import type { ReactNode } from 'react'
import { data, useOutletContext } from 'react-router'
import { Account } from '#areas/customers/accounts/ui/account.tsx'
import {
  endCustomerSession,
  endCustomerSessions,
  reactivateCustomer,
  resetCustomerSecondFactor,
  seeAsCustomer,
  suspendCustomer,
} from '#areas/customers/accounts/use-cases/customer-account.ts'
import { inviteToPortal } from '#areas/customers/accounts/use-cases/invite-to-portal.ts'
import { Dealing } from '#areas/customers/dealings/ui/dealing.tsx'
import { addBankAccount } from '#areas/customers/dealings/use-cases/add-bank-account.ts'
import { endRole } from '#areas/customers/dealings/use-cases/end-role.ts'
import { flagCustomer } from '#areas/customers/dealings/use-cases/flag-customer.ts'
import { giveRole } from '#areas/customers/dealings/use-cases/give-role.ts'
import { liftFlag } from '#areas/customers/dealings/use-cases/lift-flag.ts'
import { moveCustomer } from '#areas/customers/dealings/use-cases/move-customer.ts'
import { removeBankAccount } from '#areas/customers/dealings/use-cases/remove-bank-account.ts'
import { setCreditLimit } from '#areas/customers/dealings/use-cases/set-credit-limit.ts'
import { undoMerge } from '#areas/customers/merging/use-cases/undo-merge.ts'
import { Papers } from '#areas/customers/papers/ui/papers.tsx'
import { addDocument } from '#areas/customers/papers/use-cases/add-document.ts'
import { refuseDocument } from '#areas/customers/papers/use-cases/refuse-document.ts'
import { verifyDocument } from '#areas/customers/papers/use-cases/verify-document.ts'
import { People } from '#areas/customers/people/ui/people.tsx'
import { addContact } from '#areas/customers/people/use-cases/add-contact.ts'
import { appointDelegate } from '#areas/customers/people/use-cases/appoint-delegate.ts'
import { endRelation } from '#areas/customers/people/use-cases/end-relation.ts'
import { removeContact } from '#areas/customers/people/use-cases/remove-contact.ts'
import { customersPermissions } from '#areas/customers/permissions.ts'
import { AskedName } from '#areas/customers/portal/ui/asked-name.tsx'
import { acceptNameChange } from '#areas/customers/portal/use-cases/accept-name-change.ts'
import { refuseNameChange } from '#areas/customers/portal/use-cases/refuse-name-change.ts'
import { type DetailAct, type DetailTab, detailActs, detailTabs, tabPath } from '#areas/customers/record/detail-tabs.ts'
import { AboutCustomer } from '#areas/customers/record/ui/about-customer.tsx'
import { Attachments, History, Notes } from '#areas/records/public-ui.tsx'
import { page, saying, submit, submitOneOf } from '#platform/http.ts'
import { Card } from '#ui/card.tsx'
import { Unheard } from '#ui/form/unheard.tsx'
import { Tabs } from '#ui/links.tsx'
import { RecordSection } from '#ui/record-section.tsx'
import { detailOf } from '../detail.ts'
import { CustomerHead, Merged } from '../ui/customer-head.tsx'
import type { Route } from './+types/back-office-customer'

export const loader = page(customersPermissions.view, async (ctx, { params, query }) => {
  const detail = await detailOf(ctx, params.id, query)
  if (!detail) throw data('لا يوجد هذا العميل.', { status: 404, statusText: 'Not Found' })
  return detail
})

const back =
  (act: DetailAct, said: string) =>
  ({ id }: { id: string }) =>
    saying(said, tabPath(id, detailActs[act]))

export const action = submitOneOf({
  flag: submit(flagCustomer, back('flag', 'سُجّل التصنيف.')),
  'lift-flag': submit(liftFlag, back('lift-flag', 'عاد التعامل معه.')),
  'set-credit-limit': submit(setCreditLimit, ({ id, waits }) =>
    back('set-credit-limit', waits ? 'أُرسل سقف الدين للاعتماد.' : 'حُفظ سقف الدين.')({ id }),
  ),
  move: submit(moveCustomer, back('move', 'نُقل العميل. يمكنك أن تعيده من هنا.')),
  'give-role': submit(giveRole, back('give-role', 'أُضيفت الصفة.')),
  'end-role': submit(endRole, back('end-role', 'انتهت الصفة.')),
  'add-document': submit(addDocument, back('add-document', 'أُضيفت الوثيقة، وهي بانتظار التحقق.')),
  'verify-document': submit(verifyDocument, back('verify-document', 'تأكدت الوثيقة.')),
  'refuse-document': submit(refuseDocument, back('refuse-document', 'سُجّل أنها لم تُقبل.')),
  'add-contact': submit(addContact, back('add-contact', 'أُضيفت جهة الاتصال.')),
  'remove-contact': submit(removeContact, back('remove-contact', 'أُزيلت جهة الاتصال.')),
  'add-bank-account': submit(addBankAccount, back('add-bank-account', 'أُضيف الحساب البنكي.')),
  'remove-bank-account': submit(removeBankAccount, back('remove-bank-account', 'أُزيل الحساب البنكي.')),
  appoint: submit(appointDelegate, back('appoint', 'أُضيف.')),
  'end-relation': submit(endRelation, back('end-relation', 'انتهت صفته.')),
  'accept-name': submit(acceptNameChange, back('accept-name', 'تغيّر الاسم.')),
  'refuse-name': submit(refuseNameChange, back('refuse-name', 'رُفض تغيير الاسم.')),
  'suspend-account': submit(suspendCustomer, back('suspend-account', 'أُوقف الحساب، وأُنهيت جلساته.')),
  'reactivate-account': submit(reactivateCustomer, back('reactivate-account', 'أُعيد تفعيل الحساب.')),
  'reset-second-factor': submit(resetCustomerSecondFactor, back('reset-second-factor', 'أُعيد ضبط التحقق بخطوتين.')),
  'end-session': submit(endCustomerSession, back('end-session', 'أُنهيت الجلسة.')),
  'end-sessions': submit(endCustomerSessions, back('end-sessions', 'أُنهيت جلساته كلها.')),
  'see-as': submit(seeAsCustomer, ({ home, name }) => saying(`تعرض النظام كـ${name} نصف ساعة.`, home)),
  'invite-to-portal': submit(inviteToPortal, back('invite-to-portal', 'يُرسل إليه الرابط الآن.')),
  'undo-merge': submit(undoMerge, back('undo-merge', 'فُصل السجلان.')),
})

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: `${loaderData?.customer.name ?? ''} · التحالف` }]

export const handle = { crumb: (loaderData: { customer: { name: string } } | undefined) => loaderData?.customer.name }

export default function CustomerPage({ loaderData, actionData: reply }: Route.ComponentProps) {
  const { customer, tab, act, may, merges, nameChange, parts, sections } = loaderData
  const ofLaterAreas = useOutletContext<ReactNode>()
  return (
    <>
      <CustomerHead customer={customer} may={may} />
      <Unheard reply={reply} />
      {nameChange && may.correct && <AskedName change={nameChange} refused={{ act, reply }} />}
      <Merged customer={customer} merges={merges} may={may.merge} />
      {ofLaterAreas}
      {sections.map((section) => (
        <RecordSection key={section.title} {...section} />
      ))}
      <Card flush>
        <Tabs label="أقسام الملف" tabs={tabsOf(customer.id, tab, may.account)} />
        <div className="card-b">
          {/* After a change the forms begin anew: folded, and empty. */}
          <Shown key={parts.history[0]?.id} {...loaderData} reply={reply} />
        </div>
      </Card>
    </>
  )
}

function tabsOf(id: string, shown: DetailTab, withAccount: boolean) {
  const names = Object.keys(detailTabs) as DetailTab[]
  const seen = names.filter((tab) => tab !== 'account' || withAccount)
  return seen.map((tab) => ({ to: tabPath(id, tab), label: detailTabs[tab], current: tab === shown }))
}

type Data = Route.ComponentProps['loaderData'] & { reply: Route.ComponentProps['actionData'] }

function Shown({ customer, tab, act, may, parts, place, relations, contacts, bankAccounts, account, reply }: Data) {
  const refused = { act, reply }
  const here = tabPath(customer.id, tab)
  switch (tab) {
    case 'about':
      return <AboutCustomer customer={customer} />
    case 'dealing':
      return <Dealing customer={customer} place={place} refused={refused} may={may} />
    case 'documents':
      return <Papers papers={customer.documents} refused={refused} may={may} />
    case 'people':
      return <People relations={relations} contacts={contacts} bankAccounts={bankAccounts} refused={refused} may={may} />
    case 'account':
      return account && <Account account={account} phone={customer.phone} refused={refused} may={may} />
    case 'notes':
      return <Notes parts={parts} here={here} />
    case 'files':
      return <Attachments parts={parts} here={here} />
    case 'history':
      return <History parts={parts} />
  }
}
