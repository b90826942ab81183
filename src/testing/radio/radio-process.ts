import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { FromRadio, RadioEvent } from './messages';
import { RadioError } from './radio-error';

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** The program answers every request within this time, also one to connect. */
const ANSWER_MS = 60_000;
/** Longer than the program takes to exit. */
const KILL_AFTER_MS = 2000;
const STDERR_KEPT = 4000;
/** A file for a log of all messages. */
const TRACE = process.env.RADIO_TRACE;

/** The Python program as a child process: lines of JSON in both directions. */
export class RadioProcess {
  private nextId = 1;
  private readonly waiting = new Map<number, Waiting>();
  private stderr = '';
  private ready: Waiting | null = null;
  private dead: Error | null = null;
  private readonly exited: Promise<void>;

  private constructor(
    private readonly child: ChildProcess,
    private readonly onEvent: (event: RadioEvent) => void,
  ) {
    this.exited = new Promise((resolve) => {
      child.once('error', (error) => {
        this.die(error.message);
        resolve();
      });
      child.once('close', (status, signal) => {
        this.die(`it ended with ${signal ?? status}`);
        resolve();
      });
    });
    child.stderr?.on('data', (data) => {
      this.stderr = `${this.stderr}${data}`.slice(-STDERR_KEPT);
    });
    // `close` reports a broken pipe.
    child.stdin?.on('error', () => {});
    if (child.stdout) createInterface({ input: child.stdout }).on('line', (line) => this.receive(line));
  }

  static async start(
    python: string,
    program: string,
    onEvent: (event: RadioEvent) => void,
  ): Promise<RadioProcess> {
    const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1' };
    const child = spawn(python, [program], { stdio: ['pipe', 'pipe', 'pipe'], env });
    const radio = new RadioProcess(child, onEvent);
    await new Promise<void>((resolve, reject) => {
      radio.ready = { resolve: () => resolve(), reject };
    });
    return radio;
  }

  async ask(op: string, args: object): Promise<unknown> {
    if (this.dead) throw this.dead;
    const id = this.nextId;
    this.nextId += 1;
    const late = setTimeout(() => {
      this.waiting.get(id)?.reject(new Error(`The software radio does not answer "${op}".`));
    }, ANSWER_MS);
    try {
      return await new Promise((resolve, reject) => {
        this.waiting.set(id, { resolve, reject });
        this.send(JSON.stringify({ ...args, id, op }));
      });
    } finally {
      clearTimeout(late);
      this.waiting.delete(id);
    }
  }

  /** Closes the program's input, which ends it, and kills it after a timeout. */
  async stop(): Promise<void> {
    this.child.stdin?.end();
    const late = setTimeout(() => this.child.kill('SIGKILL'), KILL_AFTER_MS);
    await this.exited;
    clearTimeout(late);
  }

  private send(line: string): void {
    trace('asked', line);
    this.child.stdin?.write(`${line}\n`);
  }

  private receive(line: string): void {
    trace('told', line);
    // Written by our own program, with the types of messages.ts.
    const message = JSON.parse(line) as FromRadio;
    if ('event' in message) {
      if (message.event === 'ready') this.ready?.resolve(null);
      else this.onEvent(message);
      return;
    }
    const waiting = this.waiting.get(message.id);
    if ('error' in message) waiting?.reject(new RadioError(message));
    else waiting?.resolve(message.ok);
  }

  private die(why: string): void {
    if (this.dead) return;
    this.dead = new Error(`The software radio is gone: ${why}.\n${this.stderr}`.trimEnd());
    this.ready?.reject(this.dead);
    for (const waiting of this.waiting.values()) waiting.reject(this.dead);
  }
}

function trace(what: string, line: string): void {
  if (TRACE) appendFileSync(TRACE, `${Math.round(performance.now())} ${what} ${line}\n`);
}
