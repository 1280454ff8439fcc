import { atom } from 'nanostores'
import { useState } from 'react'
import { useApp } from 'shared-contracts/remote/runtime/app.ts'
import { useNavigate } from 'shared-contracts/remote/runtime/router.ts'

/** What must be one instance in a page, as the release that bundles this file got it. The host compares (REL-3). */
export const instances = { react: useState, router: useNavigate, state: useApp, stores: atom }
export type Instances = typeof instances
