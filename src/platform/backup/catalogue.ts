import type pg from 'pg'

export type Table = { name: string; columns: string[] }

/** The queue keeps its own house; its unfinished work is carried over apart from the tables. */
const ours = `n.nspname not in ('pg_catalog', 'information_schema', 'jobs') and n.nspname !~ '^pg_'`

/** Our tables with the columns that can be written, referred ones before those that refer to them. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { needs: string[] }>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      array(select format('%I', attname) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select distinct format('%I.%I', rn.nspname, r.relname) from pg_constraint k
        join pg_class r on r.oid = k.confrelid join pg_namespace rn on rn.oid = r.relnamespace
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and ${ours}
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by 1`)
  return inOrder(rows)
}

function inOrder(tables: (Table & { needs: string[] })[]) {
  const placed: Table[] = []
  const isPlaced = (name: string) => placed.some((table) => table.name === name)
  while (placed.length < tables.length) {
    const next = tables.find(({ name, needs }) => !isPlaced(name) && needs.every(isPlaced))
    if (!next)
      throw new Error(
        `tables that refer to each other in a circle: ${tables.map(({ name }) => name).filter((name) => !isPlaced(name))}`,
      )
    placed.push({ name: next.name, columns: next.columns })
  }
  return placed
}

/** Sequences do not wait for transactions: read after the tables, they are never behind them. */
export async function sequencesOf(client: pg.Client) {
  const { rows } = await client.query<{ name: string; last: string }>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
    from pg_sequences s join pg_namespace n on n.nspname = s.schemaname
    where last_value is not null and ${ours} order by 1`)
  return rows
}

/** Values written by one server and read by another mean the same in both. */
export const plainly = `set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set intervalstyle = 'iso_8601'; set bytea_output = 'hex';
  set extra_float_digits = 1; set client_encoding = 'UTF8'; set statement_timeout = 0; set search_path = public`
