import pg from 'pg'
import { fault } from '../faults.ts'
import { refuseOldServer } from './migrate.ts'

/**
 * Locks that outlast a transaction, roles, time limits and the news between processes belong to a connection. A pooler that lends its own
 * by the transaction mixes them up without a word: then a connection that is open and idle has its server taken by another.
 */
export async function refuseTransactionPooler(url: string) {
  const open: pg.Client[] = []
  const connect = async () => {
    const client = new pg.Client({ connectionString: url, application_name: 'house-probe', connectionTimeoutMillis: 10_000 })
    client.on('error', () => {})
    await client.connect()
    open.push(client)
    return client
  }
  try {
    const idle = await connect()
    await refuseOldServer(idle)
    const before = await serverOf(idle)
    for (let others = 0; others < 3; others += 1) {
      const other = await connect()
      await other.query('begin')
      if ((await serverOf(other)) === before) throw lendsByTransaction
    }
    if ((await serverOf(idle)) !== before) throw lendsByTransaction
  } finally {
    await Promise.all(open.map((client) => client.end().catch(() => {})))
  }
}

const lendsByTransaction = fault(
  'عند DATABASE_URL وسيط (pgbouncer) يعير اتصالاته معاملةً معاملة، فتضيع الأقفال والأدوار والأخبار بين العمليات. اجعله pool_mode = session، أو أعط DATABASE_URL عنوان الخادم نفسه.',
  'DATABASE_URL leads to a pooler (pgbouncer) that lends its connections by the transaction: locks, roles and the news between processes would be lost. Set pool_mode = session, or give the address of the server itself.',
)

async function serverOf(client: pg.Client) {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid
}
