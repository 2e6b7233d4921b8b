// Plain JavaScript, because it runs before the pinned Node is installed, on whatever Node from 20 up there is.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const lock = join(root, 'package-lock.json');
const stamp = join(root, 'node_modules', '.hintha-lock');
// npm writes this file last, so it tells that an install by hand went through.
const npmRecord = join(root, 'node_modules', '.package-lock.json');
const OLDEST_NODE = [24, 12];
const LINES_SHOWN = 15;

function lockHash() {
  return createHash('sha256').update(readFileSync(lock)).digest('hex');
}

function leaveStamp(hash) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

function isPrepared(hash) {
  if (!existsSync(npmRecord)) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true;
  const installedByHand = statSync(npmRecord).mtimeMs >= statSync(lock).mtimeMs;
  if (installedByHand) leaveStamp(hash);
  return installedByHand;
}

/** One line that is written over on a terminal, and written once in a log. */
function startProgress() {
  const live = process.stdout.isTTY && process.env.CI === undefined;
  const startedAt = Date.now();
  if (!live) {
    process.stdout.write('… installing packages\n');
    return () => {};
  }
  const draw = () => {
    const passed = Math.round((Date.now() - startedAt) / 1000);
    process.stdout.write(`\r\u001B[2K… installing packages  ${passed} s`);
  };
  draw();
  const timer = setInterval(draw, 500);
  return () => {
    clearInterval(timer);
    process.stdout.write('\r\u001B[2K');
  };
}

function install() {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(
      npm,
      ['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
      {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        shell: process.platform === 'win32',
      },
    );
    const keep = (text) => {
      output = (output + text).slice(-20_000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The scripts run on the Node that npm put in node_modules; where there is none, on this one. */
function newEnoughNode() {
  const name = process.platform === 'win32' ? 'node.cmd' : 'node';
  if (existsSync(join(root, 'node_modules', '.bin', name))) return true;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
}

function fail(sentence, lines = []) {
  for (const line of lines) process.stderr.write(`  ${line}\n`);
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

async function prepare() {
  const hash = lockHash();
  if (!isPrepared(hash)) {
    rmSync(stamp, { force: true });
    const startedAt = Date.now();
    const endProgress = startProgress();
    const { code, output } = await install();
    endProgress();
    if (code !== 0) {
      const lines = output.trim().split('\n').slice(-LINES_SHOWN);
      fail('The packages could not be installed: npm ci failed, its last lines stand above.', lines);
      return;
    }
    leaveStamp(hash);
    process.stdout.write(`✓ installing packages  ${((Date.now() - startedAt) / 1000).toFixed(1)} s\n`);
  }
  if (!newEnoughNode()) {
    fail(
      `Node.js ${OLDEST_NODE.join('.')} or newer is needed on ${process.platform}-${process.arch}, this is ` +
        `${process.versions.node}: install it and try again.`,
    );
  }
}

await prepare();
