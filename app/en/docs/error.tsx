'use client';

export { CrashPage as default } from '@/components/layout/crash-page.client';
