import { expect, test } from 'vitest'
import { banksOf } from '#testing/banks.ts'
import { testOffice } from '#testing/office.ts'
import { ownersOf } from '#testing/own-money.ts'
import { answered, visit } from '#testing/visit.ts'
import { accountPath } from './line.ts'
import { action, loader } from './routes/back-office-bank.tsx'

const office = testOffice()
const { huda } = ownersOf(office)
const { account } = banksOf(office)

test('the lines of an account are kept under a name, for the lines of every account, and removed again', async () => {
  const [first, second] = [await account(), await account('trust')]
  const acts = (accountId: string, act: string, form: Record<string, string>) =>
    answered(action(visit(huda(), `/x?act=${act}`, { params: { accountId }, form })))
  const save = (accountId: string) =>
    acts(accountId, 'save-view', { viewName: 'ما لم يُطابق', query: 'status=new&way=in&page=3&evil=1' })
  expect(await save(first)).toMatchObject({ status: 303, to: `${accountPath(first)}?status=new&way=in` })
  expect(await save('x')).toMatchObject({ init: { status: 404 } })

  const { views } = await loader(visit(huda(), '/x', { params: { accountId: second } }))
  expect(views).toMatchObject([{ name: 'ما لم يُطابق', query: 'status=new&way=in' }])
  const viewId = views[0]?.id ?? ''
  expect(await acts(second, 'forget-view', { viewId })).toMatchObject({ status: 303, to: accountPath(second) })
  expect((await loader(visit(huda(), '/x', { params: { accountId: first } }))).views).toEqual([])
})
