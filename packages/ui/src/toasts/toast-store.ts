export interface ToastAction {
  label: string;
  onClick: () => void;
}

export interface Toast {
  id: number;
  kind: 'success' | 'warning' | 'error' | 'undo';
  title?: string;
  text: string;
  requestId?: string;
  action?: ToastAction;
  onUndo?: () => void;
  onExpire?: () => void;
  /** How long the toast is shown; without it, the toast stays until the user closes it. */
  durationMs?: number;
}

interface Countdown {
  timer: ReturnType<typeof setTimeout> | undefined;
  remainingMs: number;
  since: number;
}

const UNDO_MS = 10_000;
const SUCCESS_MS = 5000;
const WARNING_MS = 10_000;

/** The toasts and their timers. They are not part of React, so that any code can show a toast. */
export class ToastStore {
  #toasts: readonly Toast[] = [];
  readonly #countdowns = new Map<number, Countdown>();
  readonly #listeners = new Set<() => void>();
  #lastId = 0;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): readonly Toast[] => this.#toasts;

  success(text: string): number {
    return this.#show({ kind: 'success', text, durationMs: SUCCESS_MS });
  }

  warning(message: { title: string; text: string; action?: ToastAction }): number {
    return this.#show({ kind: 'warning', ...message, durationMs: WARNING_MS });
  }

  error(message: { title: string; text: string; requestId?: string; action?: ToastAction }): number {
    return this.#show({ kind: 'error', ...message });
  }

  undo(action: { text: string; onUndo: () => void; onExpire?: () => void }): number {
    return this.#show({ kind: 'undo', ...action, durationMs: UNDO_MS });
  }

  /** Closes a toast. Closing an undo toast makes its action final, exactly as if its time had run out. */
  dismiss(id: number): void {
    const toast = this.#remove(id);
    toast?.onExpire?.();
  }

  takeBack(id: number): void {
    const toast = this.#remove(id);
    toast?.onUndo?.();
  }

  pauseAll(): void {
    for (const countdown of this.#countdowns.values()) {
      if (countdown.timer !== undefined) {
        clearTimeout(countdown.timer);
        countdown.timer = undefined;
        countdown.remainingMs -= Date.now() - countdown.since;
      }
    }
  }

  resumeAll(): void {
    for (const [id, countdown] of this.#countdowns) {
      if (countdown.timer === undefined) {
        this.#start(id, countdown.remainingMs);
      }
    }
  }

  remainingMs(id: number): number {
    const countdown = this.#countdowns.get(id);
    if (!countdown) {
      return 0;
    }
    const passed = countdown.timer === undefined ? 0 : Date.now() - countdown.since;
    return Math.max(0, countdown.remainingMs - passed);
  }

  #show(toast: Omit<Toast, 'id'>): number {
    this.#lastId += 1;
    const id = this.#lastId;
    const repeated = this.#toasts.find((shown) => isRepetition(shown, toast));
    if (repeated) {
      this.#remove(repeated.id);
    }
    this.#publish([...this.#toasts, { ...toast, id }]);
    if (toast.durationMs !== undefined) {
      this.#start(id, toast.durationMs);
    }
    return id;
  }

  #start(id: number, remainingMs: number): void {
    const timer = setTimeout(() => this.dismiss(id), remainingMs);
    this.#countdowns.set(id, { timer, remainingMs, since: Date.now() });
  }

  #remove(id: number): Toast | undefined {
    clearTimeout(this.#countdowns.get(id)?.timer);
    this.#countdowns.delete(id);
    const toast = this.#toasts.find((shown) => shown.id === id);
    this.#publish(this.#toasts.filter((shown) => shown.id !== id));
    return toast;
  }

  #publish(toasts: readonly Toast[]): void {
    this.#toasts = toasts;
    for (const listener of this.#listeners) {
      listener();
    }
  }
}

/**
 * Whether the next toast is identical to a shown one. An undo toast never counts as identical, because each has its
 * own action.
 */
function isRepetition(shown: Toast, next: Omit<Toast, 'id'>): boolean {
  return (
    next.kind !== 'undo' && shown.kind === next.kind && shown.title === next.title && shown.text === next.text
  );
}
