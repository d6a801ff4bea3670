'use client';

export { CrashPage as default } from '@/components/dev/crash-page.client';
