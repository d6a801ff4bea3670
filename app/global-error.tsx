'use client';

export { CrashDocument as default } from '@/components/layout/crash-document.client';
