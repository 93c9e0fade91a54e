import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'

/** The product's own folder. Threads and templates run from source, whether this module does or is part of the server's bundle. */
const root = dirname(findPackageJSON('..', import.meta.url) ?? process.cwd())

export const sourceFolder = `${root}/src`
