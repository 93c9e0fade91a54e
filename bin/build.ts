import { createHash } from 'node:crypto'
import {
  existsSync,
  globSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build as bundle } from 'vite'
import { alone } from './alone.mjs'
import { step } from './steps.ts'

const builds = '.builds'
/** Where react-router.config.ts tells the build to go. */
const fresh = `${builds}/next`

/** `build` is a link to one finished build: it changes in one move, and who serves from an older one keeps that one. */
export const build = () =>
  alone(
    () => true,
    () => buildAside('info'),
  )
export const buildIfStale = () => alone(isStale, () => buildAside('error'))

export const isBuilt = () => existsSync('build/server/index.js')
export const isStale = () => !existsSync('build/made-from') || readFileSync('build/made-from', 'utf8') !== fingerprint()

async function buildAside(told: 'info' | 'error') {
  console.log('… بناء الصفحات · building the pages')
  rmSync(fresh, { recursive: true, force: true })
  const made = fingerprint()
  if (!(await step('build', 'react-router', 'build', '--logLevel', told))) process.exit(1)
  await buildServiceWorker()
  compress()
  writeFileSync(`${fresh}/made-from`, made)

  const name = `${made.slice(0, 12)}-${Date.now()}`
  renameSync(fresh, `${builds}/${name}`)
  const link = `${builds}/link`
  rmSync(link, { force: true })
  symlinkSync(`${builds}/${name}`, link)
  if (existsSync('build') && !lstatSync('build').isSymbolicLink()) rmSync('build', { recursive: true })
  renameSync(link, 'build')
  forgetOldBuilds()
}

/** One file that imports nothing: a worker is fetched without the page. */
const buildServiceWorker = () =>
  bundle({
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: `${fresh}/client`,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: { entry: 'src/ui/offline/service-worker.ts', formats: ['es'], fileName: () => 'sw.js' },
    },
  })

function compress() {
  for (const file of globSync(`${fresh}/client/**/*.{js,css,svg,json,txt}`)) {
    const content = readFileSync(file)
    if (/\bZodError\b/.test(content.toString()))
      throw new Error(`${file} carries zod into the browser: import types from shapes and inputs`)
    writeFileSync(`${file}.br`, brotliCompressSync(content))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

/** A process may still serve from yesterday's build; older ones go. */
function forgetOldBuilds() {
  mkdirSync(builds, { recursive: true })
  const current = readlinkSync('build')
  const yesterday = Date.now() - 86_400_000
  for (const name of readdirSync(builds)) {
    const folder = `${builds}/${name}`
    if (folder !== current && statSync(folder).mtimeMs < yesterday) rmSync(folder, { recursive: true })
  }
}

/** Of everything the build reads; tests are not part of the product. */
function fingerprint() {
  const hash = createHash('sha256')
  const files = globSync(['src/**/*', 'public/**/*', 'vite.config.ts', 'react-router.config.ts', 'package-lock.json'])
    .filter((file) => !/\.test\.tsx?$|^src\/testing\//.test(file) && statSync(file).isFile())
    .sort()
  for (const file of files) hash.update(file).update(readFileSync(file))
  return hash.digest('hex')
}
