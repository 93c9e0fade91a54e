import { Link } from 'react-router'
import {
  ownDelegatesPath,
  ownKeysPath,
  ownMoneyPath,
  ownParcelPath,
  ownParcelsPath,
  ownPickupsPath,
  ownWebhooksPath,
  trackPath,
} from '#areas/parcels/paths.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Card } from '#ui/card.tsx'
import { PostForm, SubmitButton } from '#ui/form.tsx'
import { Code, DateText, Money, Num } from '#ui/values.tsx'
import { addressWith } from '#values/asked.ts'
import { howLong } from '#values/plural.ts'
import type { LinkState } from '../link-state.ts'
import { merchantList } from '../merchant-list.tsx'
import type { MerchantMoney, MerchantPage } from '../merchant-page.ts'
import type { NeedsReply } from '../needs-reply.ts'

/** Parcels that wait for the merchant, his last remittances, his API key, and links to the pages beside this one. */
export const MerchantSide = ({ page, now }: { page: MerchantPage; now: Date }) => (
  <div className="stack">
    {page.replies.length > 0 && <Replies rows={page.replies} count={page.counts.reply} />}
    {page.money && page.money.remittances.length > 0 && <Remittances rows={page.money.remittances} />}
    {page.link && <Joined link={page.link} now={now} />}
    <Beside page={page} />
  </div>
)

const Replies = ({ rows, count }: { rows: readonly NeedsReply[]; count: number }) => (
  <Card
    title="تحتاج ردك"
    flush
    actions={
      <Link className="count hot" to={merchantList.address({ tab: 'reply' })} aria-label={`كل ما يحتاج ردك: ${count}`}>
        <Num>{count}</Num>
      </Link>
    }
  >
    <ul className="list">
      {rows.map((row) => (
        <li key={row.id} className="wrap">
          <span className="grow">
            <Link className="t" to={ownParcelPath(row.id)}>
              <bdi>{row.recipient}</bdi>
            </Link>
            <span className="xs muted db">
              {row.place === null ? [row.failure || 'محاولة لم تنجح', row.left].join('، ') : `طُلب تسليمه في ${row.place}`}
              {row.cod !== null && (
                <>
                  {' '}
                  · <Money amount={row.cod} />
                </>
              )}
            </span>
          </span>
          {row.place === null ? (
            <Link className={buttonLook({ variant: 'outline', size: 'small' })} to={ownParcelPath(row.id)}>
              افتحه
            </Link>
          ) : (
            <span className="row">
              <Answer parcelId={row.id} answer="yes" />
              <Answer parcelId={row.id} answer="no" />
            </span>
          )}
        </li>
      ))}
    </ul>
  </Card>
)

const answers = { yes: 'سلّموه هناك', no: 'يبقى مكانه' } as const

const Answer = ({ parcelId, answer }: { parcelId: string; answer: keyof typeof answers }) => (
  <PostForm action={addressWith(ownParcelsPath, { act: 'answer' })} part={`${answer}-${parcelId}`} className="">
    <input type="hidden" name="parcelId" value={parcelId} />
    <input type="hidden" name="answer" value={answer} />
    <SubmitButton variant={answer === 'yes' ? 'outline' : 'ghost'} size="small">
      {answers[answer]}
    </SubmitButton>
  </PostForm>
)

type Remittance = MerchantMoney['remittances'][number]

const remittanceBadge = ({ status }: Remittance) => {
  if (status === 'paid') return <Badge tone="success">محوَّلة</Badge>
  return status === 'submitted' ? <Badge>تُعدّ</Badge> : <Badge tone="info">معتمدة</Badge>
}

const Remittances = ({ rows }: { rows: readonly Remittance[] }) => (
  <Card
    title="تسوياتي"
    flush
    actions={
      <Link className="link sm" to={ownMoneyPath}>
        كلها
      </Link>
    }
  >
    <ul className="list in-list">
      {rows.map((row) => (
        <li key={row.id}>
          <span className="grow">
            <span className="t">
              <Code>{row.number}</Code>
            </span>
            <span className="xs muted db">
              <DateText at={row.on} />
            </span>
          </span>
          <Money amount={row.amount} />
          {remittanceBadge(row)}
        </li>
      ))}
    </ul>
  </Card>
)

const Joined = ({ link: { mode, tail, usedAt, isFailing, share }, now }: { link: LinkState; now: Date }) => (
  <Card title="الربط" actions={<LinkBadge mode={mode} isFailing={isFailing} />}>
    <dl className="kv">
      <div>
        <dt>المفتاح</dt>
        <dd>
          <Code>{`tsl_${mode}_…${tail}`}</Code>
        </dd>
      </div>
      <div>
        <dt>آخر طلب</dt>
        <dd>{usedAt ? `قبل ${howLong(usedAt, now)}` : 'لم يُستعمل بعد'}</dd>
      </div>
      {share !== null && (
        <div>
          <dt>التنبيهات</dt>
          <dd>
            <Num>{`${share}%`}</Num> وصلت من أول مرة
          </dd>
        </div>
      )}
    </dl>
  </Card>
)

const LinkBadge = ({ mode, isFailing }: Pick<LinkState, 'mode' | 'isFailing'>) => {
  if (isFailing) return <Badge tone="warning">تنبيهات لا تصل</Badge>
  return mode === 'live' ? <Badge tone="success">يعمل</Badge> : <Badge tone="info">للتجربة</Badge>
}

function Beside({ page: { money, isOneself } }: { page: MerchantPage }) {
  const links = [
    money && ([ownMoneyPath, 'مبالغ طرودي'] as const),
    [ownPickupsPath, 'استلام من عندي'] as const,
    isOneself && ([ownDelegatesPath, 'المفوَّضون'] as const),
    isOneself && ([ownKeysPath, 'مفاتيح الربط'] as const),
    isOneself && ([ownWebhooksPath, 'عناوين التنبيهات'] as const),
    [trackPath, 'تتبّع برقم آخر'] as const,
  ]
  return (
    <nav className="card" aria-label="صفحات الطرود">
      <ul className="list in-list">
        {links.flatMap((link) =>
          link
            ? [
                <li key={link[0]}>
                  <Link className="link" to={link[0]}>
                    {link[1]}
                  </Link>
                </li>,
              ]
            : [],
        )}
      </ul>
    </nav>
  )
}
